import {
  RedemptionQuestion,
  SupportAgreement,
  SupportApplication,
  SupportQuestion,
  SupportResult,
} from '#domain/inquiry.ts'
import { service } from '../endpoint.ts'

const { post } = service('/apirp/pegasadapterservice')

/** What anybody may write to the fund, and what a client asks of a redemption (§7.7). No call of these has a key that would tell a repetition from another inquiry. */
export const support = {
  application: post('/v1/support/application', {
    about: 'Заявка в фонд',
    body: SupportApplication,
    reply: SupportResult,
    access: 'none',
  }),
  agreement: post('/v1/support/agreement', {
    about: 'Просьба прислать договор на почту',
    body: SupportAgreement,
    reply: SupportResult,
    access: 'none',
  }),
  question: post('/v1/support/question', {
    about: 'Вопрос в поддержку',
    body: SupportQuestion,
    reply: SupportResult,
    access: 'none',
  }),
  redemptionQuestion: post('/v1/support/redemption-statement-question', {
    about: 'Вопрос о заявлении на выкуп',
    body: RedemptionQuestion,
    reply: SupportResult,
  }),
}
