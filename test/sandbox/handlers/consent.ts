import { pdn } from '#domain/consent.ts'
import { longDate } from '#domain/dates.ts'
import { showPhone } from '#domain/phone-format.ts'
import { scopes } from '#domain/auth.ts'
import { tables } from '#api/tables/all.ts'
import { toMoment } from '../clock.ts'
import { codeLifetime } from '../code-lifetime.ts'
import { liveCode, phoneMask, sendCode, takeCode } from '../codes.ts'
import { consentSections, consentTitle } from '../content/consent-text.ts'
import type { Handle } from '../handle.ts'
import { pdfOf, pdfResponse } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { nextNumber, type World } from '../world.ts'

const { consent } = tables

const checkType = (given: string) => {
  if (given.toLowerCase() !== pdn.consentType.toLowerCase())
    refuse('ValidationError', { fields: { consentType: ['Неизвестный вид согласия'] } })
}
const codeTokenOf = (number: number) => `conf-${number}`

/** Who signs, for the head of the document. */
function signatory({ me, passports }: Client): string[] {
  const passport = passports.at(-1)
  return [
    `Клиент: ${[me.lastName, me.firstName, me.middleName].filter(Boolean).join(' ')}, дата рождения ${longDate(me.birthDate)}.`,
    passport
      ? `Документ: ${passport.series} ${passport.number}, выдан ${longDate(passport.issueDate)}, ${passport.issuedBy}.`
      : 'Документ: сведения не указаны.',
    `Телефон: ${showPhone(me.phoneNumber)}.`,
  ]
}

function sign(world: World, client: Client, consentId: string) {
  world.store.change((state) => {
    const signed = state.consents.find((one) => one.id === consentId)
    if (signed) signed.isSigned = true
    client.scopes = [...new Set([...client.scopes, scopes.consentSigned])]
  })
  return { consentId, state: 'signed', signedDate: world.clock.moment(), documentId: `d-${1100 + nextNumber(world)}` }
}

/** Consent to personal data processing (1.9). */
export const consentHandlers = (handle: Handle, world: World) => [
  handle(consent.create, ({ client, body: { consentType } }) => {
    checkType(consentType)
    if (client.scopes.includes(scopes.consentSigned)) refuse('AlreadySigned')
    const created = {
      id: `cons-${nextNumber(world)}`,
      userId: client.userId,
      consentType,
      isSigned: false,
      createdDate: world.clock.moment(),
    }
    world.store.change((state) => {
      state.consents.push(created)
    })
    return {
      consentId: created.id,
      consentType,
      template: pdn.template,
      state: 'draft',
      createdDate: created.createdDate,
    }
  }),
  handle(consent.requestCode, ({ client, body: { consentId } }) => {
    const ordered =
      world.store.state.consents.find((one) => one.id === consentId && one.userId === client.userId) ??
      refuse('NotFound')
    if (ordered.isSigned) refuse('AlreadySigned')
    const { phoneNumber: phone } = client.me
    const sent = sendCode(world, {
      purpose: 'consent',
      subject: consentId,
      phone,
      token: codeTokenOf(nextNumber(world)),
    })
    return {
      ...sent,
      id: sent.confirmationToken,
      expireTime: toMoment(world.clock.now() + codeLifetime),
      phoneMask: phoneMask(phone),
    }
  }),
  handle(consent.confirm, ({ client, params, query }) => {
    const sent = liveCode(world, 'consent', params.id)
    if (sent.phone !== client.me.phoneNumber) refuse('NotFound')
    takeCode(world, sent, query.confirmationCode)
    return sign(world, client, sent.subject)
  }),
  handle(consent.draft, ({ client, query }) => {
    checkType(query.consentType)
    const text = consentSections(world.fundName)
    return pdfResponse(
      pdfOf(consentTitle, [{ heading: '', paragraphs: signatory(client) }, ...text]),
      'Согласие на обработку персональных данных.pdf',
    )
  }),
]
