import * as z from 'zod/mini'
import { isInn10 } from './checks/inn.ts'
import { isEmail } from './email.ts'
import * as limits from './limits.ts'
import { isForeignPhone, toPhone } from './phone.ts'

/** What a company or a person asks the fund for (G9). */
export const SupportApplication = z.object({
  fullName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  companyInn: z.nullable(z.string()),
  topic: z.string(),
  message: z.nullable(z.string()),
  agreementAccepted: z.boolean(),
})
export type SupportApplication = z.output<typeof SupportApplication>

/** A question to the support (G11). */
export const SupportQuestion = z.object({
  fullName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  topic: z.string(),
  question: z.string(),
  agreementAccepted: z.boolean(),
})
export type SupportQuestion = z.output<typeof SupportQuestion>

/** Where the text of an agreement is to be sent (G10). */
export const SupportAgreement = z.object({ email: z.string() })

/** A question that is asked while a redemption statement is filled in (G12). */
export const RedemptionQuestion = z.object({
  statementId: z.nullable(z.string()),
  step: z.string(),
  question: z.string(),
  email: z.nullable(z.string()),
})
export type RedemptionQuestion = z.output<typeof RedemptionQuestion>

/** What the services answer to each: by this number the inquiry can be asked about. */
export const SupportResult = z.object({ id: z.string(), registrationNumber: z.string(), createdDate: z.string() })
export type SupportResult = z.output<typeof SupportResult>

/** An inquiry, ready to be sent. */
export type Inquiry =
  | { kind: 'application'; body: SupportApplication }
  | { kind: 'question'; body: SupportQuestion }
  | { kind: 'agreement'; body: z.output<typeof SupportAgreement> }
  | { kind: 'redemption'; body: RedemptionQuestion }

/** What an inquiry is about where its form does not ask: its topic, and the statement on whose step it was written. */
export type InquirySubject = { topic: string; statement?: Pick<RedemptionQuestion, 'statementId' | 'step'> | undefined }

/** What a visitor may be asked for, in the order in which it is asked. */
export const inquiryFields = ['fullName', 'phone', 'email', 'companyName', 'companyInn', 'topic', 'message'] as const
export type InquiryField = (typeof inquiryFields)[number]
/** What has been typed, by field; it survives a reload, the consent never does. */
export type InquiryDraft = Record<InquiryField, string>
export type InquiryInput = InquiryDraft & { agreed: boolean }
/** One field that a form asks for. */
export type AskedField = { name: InquiryField; required: boolean }

export const emptyDraft: InquiryDraft = {
  fullName: '',
  phone: '',
  email: '',
  companyName: '',
  companyInn: '',
  topic: '',
  message: '',
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const short = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Сократите до ${most} знаков`))
const valid = (isIt: (value: string) => boolean, text: string) =>
  z.refine<string>((value) => value === '' || isIt(value), text)

const checks: Record<InquiryField, z.ZodMiniType<string, string>> = {
  fullName: short(limits.inquiryName).check(valid((name) => /\p{L}/u.test(name), 'Напишите имя буквами')),
  phone: short(limits.inquiryName).check(
    valid((phone) => !isForeignPhone(phone), 'Нужен российский номер: десять цифр после +7'),
    valid((phone) => isForeignPhone(phone) || toPhone(phone) !== null, 'Введите номер полностью: десять цифр после +7'),
  ),
  email: short(limits.inquiryEmail).check(valid(isEmail, 'Проверьте адрес: должно получиться как anna@example.ru')),
  companyName: short(limits.inquiryCompany),
  companyInn: short(limits.inquiryCompany).check(
    valid((inn) => digitsOf(inn).length === 10, 'В ИНН организации десять цифр'),
    valid((inn) => digitsOf(inn).length !== 10 || isInn10(inn), 'Проверьте ИНН: в нём ошибка в одной из цифр'),
  ),
  topic: short(limits.inquiryCompany),
  message: short(limits.inquiryMessage),
}

const missing: Record<InquiryField, string> = {
  fullName: 'Напишите, как к вам обращаться',
  phone: 'Введите номер телефона',
  email: 'Введите адрес почты',
  companyName: 'Введите название компании',
  companyInn: 'Введите ИНН компании',
  topic: 'Выберите тему',
  message: 'Напишите, что вас интересует',
}

/** Checks what was typed into a form that asks for these fields; what it does not ask for is left empty. */
export function inquiryForm(asked: readonly AskedField[]): z.ZodMiniType<InquiryInput, InquiryInput> {
  const fieldOf = (name: InquiryField) => {
    const field = asked.find((one) => one.name === name)
    if (!field)
      return z.pipe(
        z.string(),
        z.transform(() => ''),
      )
    return field.required ? checks[name].check(z.refine((value) => value !== '', missing[name])) : checks[name]
  }
  const fields = Object.fromEntries(inquiryFields.map((name) => [name, fieldOf(name)])) as Record<
    InquiryField,
    z.ZodMiniType<string, string>
  >
  return z.object({
    ...fields,
    agreed: z.boolean().check(z.refine((agreed) => agreed, 'Без согласия мы не вправе принять обращение')),
  })
}

const maybe = (text: string) => text || null

const senderOf = (typed: InquiryInput, topic: string) => ({
  fullName: typed.fullName,
  phone: toPhone(typed.phone),
  email: maybe(typed.email),
  topic: typed.topic || topic,
  agreementAccepted: typed.agreed,
})

/** An application as the services take it, made of what has been checked; `topic` is the form's own where it asks for none. */
export function toApplication(typed: InquiryInput, topic: string): SupportApplication {
  const { companyName, companyInn, message } = typed
  return {
    ...senderOf(typed, topic),
    companyName: maybe(companyName),
    companyInn: maybe(digitsOf(companyInn)),
    message: maybe(message),
  }
}

/** The same for a question. */
export const toQuestion = (typed: InquiryInput, topic: string): SupportQuestion => ({
  ...senderOf(typed, topic),
  question: typed.message,
})

/** An inquiry of a kind, made of what has been checked. */
export function toInquiry(kind: Inquiry['kind'], typed: InquiryInput, { topic, statement }: InquirySubject): Inquiry {
  switch (kind) {
    case 'application':
      return { kind, body: toApplication(typed, topic) }
    case 'question':
      return { kind, body: toQuestion(typed, topic) }
    case 'agreement':
      return { kind, body: { email: typed.email } }
    case 'redemption': {
      const { statementId = null, step = '' } = statement ?? {}
      return { kind, body: { statementId, step, question: typed.message, email: maybe(typed.email) } }
    }
  }
}

/** The field that a service means by its own name for it. */
export const fieldOfService = (name: string): keyof InquiryInput | undefined =>
  name === 'question'
    ? 'message'
    : name === 'agreementAccepted'
      ? 'agreed'
      : inquiryFields.find((field) => field === name)
