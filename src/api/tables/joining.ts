import * as z from 'zod/mini'
import { JoiningEmailSent, KppOnlineDraft, KppOnlineRequest } from '#domain/joining-request.ts'
import { StatementTemplate } from '#domain/statement-parts.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/apirp/clientstatements')
const requests = '/v1/requests/kpp-online'

/** What is done with the request to join online (§7.12); the request itself is in `statements`. */
export const joining = {
  templates: get(`${requests}/templates`, {
    about: 'Какие документы составляет заявление на вступление',
    reply: z.array(StatementTemplate),
  }),
  fillTemplate: get(`${requests}/fillTemplate`, {
    about: 'Документ по заявлению на вступление в PDF',
    query: z.object({ templateName: z.string() }),
    reply: 'file',
  }),
  save: post(requests, {
    about: 'Сохранение шага заявления на вступление; без номера заводит заявление в программу компании companyCode',
    body: KppOnlineDraft,
    reply: KppOnlineRequest,
  }),
  confirmEmail: post(`${requests}/confirm-email`, {
    about: 'Письмо для подтверждения почты в заявлении на вступление',
    body: z.object({ kppOnlineRequestId: z.string() }),
    reply: JoiningEmailSent,
  }),
}
