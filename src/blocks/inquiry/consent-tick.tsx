import { useController, type Control } from 'react-hook-form'
import type { InquiryInput } from '#domain/inquiry.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextLink } from '#ui/text-link.tsx'

type ConsentTickProps = { control: Control<InquiryInput, unknown, InquiryInput>; href: string }

/** The consent to personal data processing: by itself, never ticked beforehand, with its document beside. */
export function ConsentTick({ control, href }: ConsentTickProps) {
  const { field: { value, onChange, onBlur, ref, name }, fieldState } = useController({ control, name: 'agreed' })
  return (
    <Checkbox {...{ name, onChange, onBlur, ref }} checked={value} required error={fieldState.error?.message}>
      Даю <TextLink href={href} newTab>согласие на обработку персональных данных</TextLink>, которые указаны в этой форме, чтобы фонд рассмотрел обращение и ответил на него
    </Checkbox>
  )
}
