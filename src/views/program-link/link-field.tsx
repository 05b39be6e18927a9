import { useController, type Control } from 'react-hook-form'
import type { LinkUser } from '#domain/programme-link.ts'
import type { LinkUserInput } from '#domain/link-user-form.ts'
import { MaskedField } from '#ui/masked-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Row } from './link-rows.ts'

export type LinkControl = Control<LinkUserInput, unknown, LinkUser>

type LinkFieldProps = {
  row: Row
  control: LinkControl
  /** What the services said of this field, and of which text; it is no longer true of another one. */
  refused: { words: string; of: string } | null
}

/** One field of the form, masked where its row says so. */
export function LinkField({ row: { name, mask, ...words }, control, refused }: LinkFieldProps) {
  const { field: { value, onChange, onBlur, ref }, fieldState } = useController({ control, name })
  const error = fieldState.error?.message ?? (refused?.of === value ? refused.words : undefined)
  const shared = { ...words, name, value, onBlur, ref, error }
  return mask === undefined ? <TextField {...shared} onChange={onChange} /> : <MaskedField {...shared} mask={mask} inputMode="numeric" onText={onChange} />
}
