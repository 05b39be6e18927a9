import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { InquiryField } from '#domain/inquiry.ts'
import * as limits from '#domain/limits.ts'

type Field = {
  label: string
  hint?: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'email' | 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** The words of every field, and how a keyboard and autofill are to treat it. */
export const fields: Record<InquiryField, Field> = {
  fullName: { label: 'Имя', hint: 'Как к вам обращаться', autoComplete: 'name' },
  phone: { label: 'Телефон', hint: 'Мобильный, для ответа', autoComplete: 'tel-national' },
  email: { label: 'Электронная почта', hint: 'Например, anna@example.ru', inputMode: 'email', type: 'email', autoComplete: 'email' },
  companyName: { label: 'Компания', hint: 'Например, ООО «Север»', autoComplete: 'organization' },
  companyInn: { label: 'ИНН компании', hint: 'Десять цифр', inputMode: 'numeric' },
  topic: { label: 'Тема' },
  message: { label: 'Сообщение', hint: `До\u00A0${limits.inquiry.messageLength} знаков. Не пишите здесь коды из СМС и данные банковских карт` },
}
