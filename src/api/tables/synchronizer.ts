import * as z from 'zod/mini'
import { LinkUser, LinkUserResult } from '#domain/programme-link.ts'
import { ReportJob } from '#domain/reports.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/apirp/synchronizer')

/** Synchronizer (§7.11). */
export const synchronizer = {
  orderAccountStatement: post('/v1/ReportsGenerations/account-statement', {
    about: 'Заказ выписки',
    body: z.object({ agreementId: z.string(), period: z.object({ start: z.string(), end: z.string() }) }),
    reply: ReportJob,
    prefix: 'accountStatement',
  }),
  orderTaxReport: post('/v1/ReportsGenerations/tax-deduction', {
    about: 'Заказ отчёта о взносах',
    body: z.object({ years: z.array(z.number()) }),
    reply: ReportJob,
    prefix: 'contributionsReport',
  }),
  report: get('/v1/ReportsGenerations/:id', { about: 'Состояние отчёта', reply: ReportJob, prefix: 'reportStatus' }),
  linkUser: post('/v1/Sharers/link-user/', {
    about: 'Поиск программы по данным клиента; 404 значит, что такого участника нет',
    body: LinkUser,
    reply: LinkUserResult,
    absent: { isLinked: false, products: [] },
  }),
}
