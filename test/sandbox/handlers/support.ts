import { isInn10 } from '#domain/checks/inn.ts'
import * as limits from '#domain/limits.ts'
import { toPhone } from '#domain/phone.ts'
import { tables } from '#api/tables/all.ts'
import { minute, second } from '../clock.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'

const { support } = tables
const perMinute = 5
/** Those before the first inquiry of the sandbox were made by others. */
const firstNumber = 31

type Sender = { fullName: string; phone: string | null; email: string | null; agreementAccepted: boolean }
type Fields = Record<string, string[]>

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

function faultsOf({ fullName, phone, email, agreementAccepted }: Sender): Fields {
  const fields: Fields = {}
  if (fullName.trim() === '') fields.fullName = ['Напишите, как к вам обращаться']
  if (phone !== null && toPhone(phone) !== phone) fields.phone = ['Проверьте номер телефона']
  if (email !== null && !isEmail(email)) fields.email = ['Проверьте адрес почты']
  if (phone === null && email === null) fields.phone = ['Укажите телефон или почту, чтобы мы могли ответить']
  if (!agreementAccepted) fields.agreementAccepted = ['Нужно согласие на обработку персональных данных']
  return fields
}

const isTooLong = (text: string) => text.length > limits.inquiryMessage

/** Refuses where something is wrong with the fields, or where this device has sent too many in the last minute. */
function register(world: World, request: Request, fields: Fields) {
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
  const device = request.headers.get('X-Device-Id') ?? ''
  const now = world.clock.now()
  const recent = world.store.state.inquiries.filter((one) => one.device === device && one.at > now - minute)
  const [oldest] = recent
  if (oldest && recent.length >= perMinute)
    refuse('TooManyRequests', { retryAfter: Math.ceil((oldest.at + minute - now) / second) })
  return world.store.change((state) => {
    const number = firstNumber + state.inquiries.length
    state.inquiries.push({ device, at: now })
    const createdDate = world.clock.moment()
    return {
      id: `sup-${number}`,
      registrationNumber: `ОБР-${createdDate.slice(0, 4)}-${String(number).padStart(6, '0')}`,
      createdDate,
    }
  })
}

/** What is written to the fund (1.7). */
export const supportHandlers = (handle: Handle, world: World) => [
  handle(support.application, ({ body, request }) => {
    const fields = faultsOf(body)
    if (body.companyInn !== null && !isInn10(body.companyInn)) fields.companyInn = ['Проверьте ИНН']
    if (body.message !== null && isTooLong(body.message)) fields.message = ['Сообщение слишком длинное']
    return register(world, request, fields)
  }),
  handle(support.agreement, ({ body: { email }, request }) =>
    register(world, request, isEmail(email) ? {} : { email: ['Проверьте адрес почты'] }),
  ),
  handle(support.question, ({ body, request }) => {
    const fields = faultsOf(body)
    if (body.question.trim() === '') fields.question = ['Напишите вопрос']
    if (isTooLong(body.question)) fields.question = ['Вопрос слишком длинный']
    return register(world, request, fields)
  }),
  handle(support.redemptionQuestion, ({ body: { question, email }, request }) => {
    const fields: Fields = {}
    if (question.trim() === '') fields.question = ['Напишите вопрос']
    if (isTooLong(question)) fields.question = ['Вопрос слишком длинный']
    if (email !== null && !isEmail(email)) fields.email = ['Проверьте адрес почты']
    return register(world, request, fields)
  }),
]
