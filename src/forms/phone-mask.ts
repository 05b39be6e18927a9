import { isForeignPhone, pastedPhone } from '#domain/phone.ts'
import type { MaskedFieldProps } from '#ui/masked-field.tsx'

const national = 'N## ###-##-##'

/** Another country's number stays as it was written, and so does the plus that it begins with. */
const phoneMask = (text: string) => (isForeignPhone(text) || text.trim() === '+' ? 'A' : national)

const prefix = (text: string) => (isForeignPhone(text) ? null : '+7')

/** How the number of a phone is typed, and what is taken of a paste (2.6-03, 5-02). */
export const phone = { mask: phoneMask, before: prefix, type: 'tel', cleanPaste: pastedPhone } as const satisfies Pick<
  MaskedFieldProps,
  'mask' | 'before' | 'type' | 'cleanPaste'
>
