import * as z from 'zod/mini'
import { Consent, ConsentConfirmation, ConsentConfirmed } from '#domain/consent.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/apirp/clientconsent')

/** Consent to personal data processing (§7.9). */
export const consent = {
  create: post('/v1/consent', {
    about: 'Создание согласия',
    body: z.object({ consentType: z.string() }),
    reply: Consent,
    prefix: 'consent',
  }),
  requestCode: post('/v1/confirmation', {
    about: 'Код для подписания согласия',
    body: z.object({ consentId: z.string(), confirmationType: z.literal('Sms') }),
    reply: ConsentConfirmation,
    prefix: 'confirmation',
  }),
  confirm: post('/v1/confirmation/:id', {
    about: 'Подписание согласия кодом',
    query: z.object({ confirmationCode: z.string() }),
    body: z.object({}),
    reply: ConsentConfirmed,
  }),
  draft: get('/v1/Consent/GetConsentDraft', {
    about: 'Согласие в PDF',
    query: z.object({ consentType: z.string() }),
    reply: 'file',
    prefix: 'template',
  }),
}
