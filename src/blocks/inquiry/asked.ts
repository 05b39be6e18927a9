import * as z from 'zod/mini'
import { inquiryFields, type AskedField, type InquiryField } from '#domain/inquiry.ts'
import { requiredText, usable } from '../kit/params.ts'

const name = z.enum(inquiryFields)
const Asked = z.union([
  z.pipe(
    name,
    z.transform((field) => ({ name: field, required: undefined })),
  ),
  z.object({ name, required: z.catch(z.optional(z.boolean()), undefined) }),
])

/** Fields that content asks for, by name alone or with whether an answer is a must. */
export const askedFields = z.catch(usable(Asked), [])
/** Topics among which a visitor chooses. */
export const topicList = z.catch(usable(z.object({ value: requiredText, title: requiredText })), [])
export type Topic = z.output<typeof topicList>[number]

type Wished = z.output<typeof askedFields>

/** The fund answers by telephone where there is one, else by mail: that way back must be filled in. */
const isMust = (field: InquiryField, names: readonly InquiryField[]): boolean =>
  field === 'fullName' ||
  field === 'phone' ||
  field === 'companyName' ||
  field === 'topic' ||
  (field === 'email' && !names.includes('phone'))

/** The fields of an application, in the order in which they are asked; a name and a way to answer are always among them. */
export function fieldsOfRequest(wished: Wished): AskedField[] {
  const names =
    wished.length > 0
      ? wished.map((one) => one.name)
      : [...inquiryFields.filter((one) => ['phone', 'email', 'message'].includes(one))]
  const hasWayBack = names.includes('phone') || names.includes('email')
  const all = new Set<InquiryField>(['fullName', ...(hasWayBack ? [] : ['phone' as const]), ...names])
  return inquiryFields
    .filter((one) => all.has(one))
    .map((one) => ({
      name: one,
      required: wished.find((wish) => wish.name === one)?.required ?? isMust(one, [...all]),
    }))
}

/** An agreement is sent by mail, and nothing else is asked for it. */
export const fieldsOfAgreement: AskedField[] = [{ name: 'email', required: true }]

/** The fields of a question to the support, which is answered by mail. */
export const fieldsOfQuestion = (hasTopics: boolean): AskedField[] => [
  { name: 'fullName', required: true },
  { name: 'phone', required: false },
  { name: 'email', required: true },
  ...(hasTopics ? [{ name: 'topic' as const, required: true }] : []),
  { name: 'message', required: true },
]
