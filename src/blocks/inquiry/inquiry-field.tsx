import { useController, type Control } from 'react-hook-form'
import type { AskedField, InquiryInput } from '#domain/inquiry.ts'
import { lastNationalDigits } from '#domain/phone.ts'
import { MaskedField } from '#ui/masked-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Topic } from './asked.ts'
import { fields } from './fields.ts'

type InquiryFieldProps = {
  asked: AskedField
  control: Control<InquiryInput, unknown, InquiryInput>
  topics: readonly Topic[]
  /** What the services said of this field, and of which text; it is no longer true of another one. */
  refused: { errorText: string; of: string } | null
  /** The visitor has changed it. */
  onEdited: () => void
}

/** One field of an inquiry: a line, a number in its mask, a choice or a text. */
export function InquiryField({ asked: { name, required }, control, topics, refused, onEdited }: InquiryFieldProps) {
  const { field: { value, onChange: change, onBlur, ref }, fieldState } = useController({ control, name })
  const error = fieldState.error?.message ?? (refused?.of === value ? refused.errorText : undefined)
  const onChange = (typed: Parameters<typeof change>[0]) => {
    change(typed)
    onEdited()
  }
  const shared = { ...fields[name], name, value, onBlur, ref, error, optional: !required, required }
  switch (name) {
    case 'phone': {
      const { type: _, ...phone } = shared
      return <MaskedField {...phone} type="tel" before="+7" mask="N## ###-##-##" cleanPaste={lastNationalDigits} onText={onChange} />
    }
    case 'companyInn': {
      const { type: _, ...inn } = shared
      return <MaskedField {...inn} mask="##########" onText={onChange} />
    }
    case 'topic': return (
      <Select {...shared} onChange={onChange} placeholder="Выберите тему" options={topics.map((topic) => ({ value: topic.value, label: topic.title }))} />
    )
    case 'message': return <TextArea {...shared} onChange={onChange} rows={4} />
    default: return <TextField {...shared} onChange={onChange} />
  }
}
