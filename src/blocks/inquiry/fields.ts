import type { AskedField, InquiryField, InquiryInput } from '#domain/inquiry.ts'
import * as limits from '#domain/limits.ts'
import type { FormFieldProps } from '#forms/form-field.tsx'
import * as masks from '#forms/masks.ts'
import type { Topic } from './asked.ts'

type Fields = Record<InquiryField, FormFieldProps<keyof InquiryInput>>

/** The words of every field, and how a keyboard and autofill are to treat it. */
const fields = (topics: readonly Topic[]): Fields => ({
  fullName: { name: 'fullName', label: 'Имя', hint: 'Как к вам обращаться', autoComplete: 'name' },
  phone: {
    name: 'phone',
    label: 'Телефон',
    hint: 'Мобильный, для ответа',
    mask: masks.phone,
    autoComplete: 'tel-national',
  },
  email: {
    name: 'email',
    label: 'Электронная почта',
    hint: 'Например, anna@example.ru',
    inputMode: 'email',
    type: 'email',
    autoComplete: 'email',
  },
  companyName: { name: 'companyName', label: 'Компания', hint: 'Например, ООО «Север»', autoComplete: 'organization' },
  companyInn: { name: 'companyInn', label: 'ИНН компании', hint: 'Десять цифр', mask: masks.companyInn },
  topic: {
    name: 'topic',
    label: 'Тема',
    as: 'select',
    placeholder: 'Выберите тему',
    options: topics.map(({ value, title }) => ({ value, label: title })),
  },
  message: {
    name: 'message',
    label: 'Сообщение',
    as: 'area',
    hint: `До\u00A0${limits.inquiryMessage} знаков. Не пишите здесь коды из СМС и данные банковских карт`,
  },
})

/** The consent to personal data processing: by itself, never ticked beforehand. */
export const consent: FormFieldProps<'agreed'> = {
  name: 'agreed',
  label: 'Согласие на обработку персональных данных',
  as: 'checkbox',
}

/** Those fields that a form asks for, in its order. */
export function fieldsOf(asked: readonly AskedField[], topics: readonly Topic[]): FormFieldProps<keyof InquiryInput>[] {
  const all = fields(topics)
  return asked.map(({ name, required }) => ({ ...all[name], optional: !required }))
}
