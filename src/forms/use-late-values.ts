import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Fills in what becomes known of a person after the form was shown; what was typed meanwhile stays. */
export function useLateValues<Typed extends FieldValues, Parsed>(
  form: UseFormReturn<Typed, unknown, Parsed>,
  blank: Typed,
  known: Partial<Typed> | null,
) {
  const fill = useEffectEvent(() => {
    for (const [name, value] of Object.entries(known ?? {}) as [Path<Typed>, PathValue<Typed, Path<Typed>>][]) {
      if (form.getValues(name) === blank[name] && !form.getFieldState(name).isDirty) form.setValue(name, value)
    }
  })
  const identity = JSON.stringify(known)
  useEffect(() => fill(), [identity])
}
