import { useController, type Control } from 'react-hook-form'
import type { LinkUser } from '#domain/programme-link.ts'
import type { LinkUserInput } from '#domain/link-user-form.ts'
import { MaskedField } from '#ui/masked-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Field } from './link-fields.ts'

type LinkControl = Control<LinkUserInput, unknown, LinkUser>

type LinkFieldProps = {
  field: Field
  control: LinkControl
  /** What the services said of this field, and of which text; it is no longer true of another one. */
  refused: { errorText: string; of: string } | null
}

/** One field of the form, masked where its row says so. */
export function LinkField({ field: { name, mask, ...text }, control, refused }: LinkFieldProps) {
  const { field: { value, onChange, onBlur, ref }, fieldState } = useController({ control, name })
  const error = fieldState.error?.message ?? (refused?.of === value ? refused.errorText : undefined)
  const shared = { ...text, name, value, onBlur, ref, error }
  return mask === undefined ? <TextField {...shared} onChange={onChange} /> : <MaskedField {...shared} mask={mask} inputMode="numeric" onText={onChange} />
}
