import * as z from 'zod/mini'
import { FormRules } from '#domain/form-rules.ts'
import { KppOnlineRequest } from '#domain/joining-request.ts'
import { MetaInformation } from '#domain/meta-information.ts'
import { CanSubmit } from '#domain/redemption.ts'
import { RedemptionStatement } from '#domain/redemption-statements.ts'
import { TaxStatement } from '#domain/tax-statements.ts'
import { CanReject } from '#domain/withdrawal.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/clientstatements')

/** Client statements (§7.12). */
export const statements = {
  canSubmitRedemption: get('/v1/Statements/RedemptionStatements/canSubmitNewOrContinueStatement', {
    about: 'Можно ли подать заявление на выкуп или продолжить черновик',
    reply: CanSubmit,
  }),
  redemptions: get('/v1/Statements/RedemptionStatements', {
    about: 'Заявления на выкуп в названных состояниях; draft — черновики',
    query: z.object({ states: z.array(z.string()) }),
    reply: z.array(RedemptionStatement),
  }),
  taxDeductions: get('/v1/Statements/TaxDeductionStatements', {
    about: 'Заявления на документы для налогового вычета; без названных — все',
    query: z.object({ statementIds: z.optional(z.array(z.string())) }),
    reply: z.array(TaxStatement),
  }),
  canWithdraw: get('/v1/statements/client-rejected/can-client-rejected', {
    about: 'Можно ли ещё отозвать заявление',
    query: z.object({ statementId: z.string() }),
    reply: CanReject,
  }),
  metaInformation: get('/v1/Statements/Assistance/meta-information', {
    about: 'Справочники и пределы для файлов',
    reply: MetaInformation,
  }),
  formRules: get('/v1/Statements/Assistance/form-rules', {
    about: 'Какие поля и документы обязательны в заявлениях',
    query: z.object({ formName: z.optional(z.string()) }),
    reply: FormRules,
  }),
  joiningRequest: get('/v1/requests/kpp-online', {
    about: 'Заявление на вступление',
    query: z.object({ kppOnlineRequestId: z.optional(z.string()) }),
    reply: z.nullable(KppOnlineRequest),
    absent: null,
  }),
}
