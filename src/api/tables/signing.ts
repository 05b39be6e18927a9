import * as z from 'zod/mini'
import { Confirmable, StatementRegistered } from '#domain/confirmation.ts'
import { service } from '../endpoint.ts'

const { post } = service('/apirp/clientstatements')
const nothing = z.object({})

/** Signing of a statement by a code (§7.12). Sent anew, the code of before is worthless. */
export const signing = {
  requestCode: post('/v1/Statements/Confirmation', {
    about: 'Код для подписания заявления',
    query: z.object({ statementId: z.string(), confirmationType: z.literal('Sms') }),
    body: nothing,
    reply: Confirmable,
  }),
  confirm: post('/v1/Statements/Confirmation/:token', {
    about: 'Подписание заявления кодом',
    query: z.object({ confirmationToken: z.string(), confirmationCode: z.string() }),
    body: nothing,
    reply: StatementRegistered,
  }),
}
