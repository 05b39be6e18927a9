import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { Failure } from '#domain/faults.ts'
import { toPhone, nationalDigits } from '#domain/phone.ts'
import { readEsiaCallback } from '#domain/esia.ts'
import type { CodeSubject, Ticket } from '#domain/signing.ts'
import { codeEntry } from '#machines/code-entry/machine.ts'
import type { Event as CodeEvent } from '#machines/code-entry/contract.ts'
import { entryForm } from '#machines/entry-form/machine.ts'
import type { Context as EntryContext } from '#machines/entry-form/contract.ts'
import { esiaCallback } from '#machines/esia-callback/machine.ts'
import { currentUrl, leaveTo, replaceAddress, takeAddress, takeFromQuery } from '../browser-address.ts'
import { deviceIdOf, deviceName, readOtp } from '../browser-device.ts'
import { cooldownOf, createMemo } from '../browser-memo.ts'
import { atOnce } from './at-once.ts'
import { authFrom, createCodePorts } from './code.ts'
import type { Surroundings } from './surroundings.ts'

const callbackPath = '/lk/esia'

/** The gateway may send the browser to https, or to this very origin where the sandbox stands in. */
function checkGateway(url: string): { url: string } {
  const target = URL.canParse(url, currentUrl().origin) ? new URL(url, currentUrl().origin) : null
  if (target && (target.protocol === 'https:' || target.origin === currentUrl().origin)) return { url: target.href }
  throw new Failure({ kind: 'refused', code: 'UnknownResponse', prefix: 'gateway' })
}

/** Signing in: the form, the code, the way back from the identity provider. */
export function entryPorts({ api, local, session }: Surroundings) {
  const memo = createMemo(session)
  const device = () => ({ deviceName: deviceName(), deviceId: deviceIdOf(local) })
  const codes = createCodePorts(api, () => deviceIdOf(local))
  const sendCode = fromPromise<Ticket, { subject: CodeSubject }>(({ input, signal }) => codes.send(input.subject, signal))

  const filledCodeEntry = codeEntry.provide({
    actors: {
      sendCode,
      confirmCode: fromPromise(({ input: { subject, ticket, code }, signal }) => codes.confirm(subject, ticket, code, signal)),
      readOtp: fromCallback<EventObject, NonReducibleUnknown, CodeEvent>(({ sendBack }) => readOtp((code) => sendBack({ type: 'code.read', code }))),
    },
  })

  const filledEntryForm = entryForm.provide({
    actors: {
      codeEntry: filledCodeEntry,
      sendCode,
      recallEntry: atOnce(() => {
        const draft = memo.recallEntry()
        const named = takeFromQuery('user_phone')
        const phone = named === null ? null : nationalDigits(named)
        const ticket = phone === null || phone === draft?.phone ? (draft?.ticket ?? null) : null
        return {
          draft: draft && { ...draft, ticket: toPhone(draft.phone) ? ticket : null },
          phone,
          esiaToken: memo.recallEsiaToken(),
          cooldown: ticket ? cooldownOf(ticket.sentAt) : 0,
        }
      }),
      requestGateway: fromPromise(async ({ signal }) =>
        checkGateway((await api.auth.gateway({ body: { redirectPath: callbackPath } }, { signal })).url)),
    },
    actions: {
      keepDraft: ({ context }: { context: EntryContext }) => memo.keepEntry(context),
      dropDraft: () => memo.dropEntry(),
      dropEsiaToken: () => memo.dropEsiaToken(),
      openGateway: (_, { url, destination }) => {
        memo.markEsia(destination)
        leaveTo(url)
      },
    },
  })

  const filledEsiaCallback = esiaCallback.provide({
    actors: {
      readCallback: atOnce(() => ({ mark: memo.takeEsiaMark(), ...readEsiaCallback(takeAddress().search) })),
      openEsiaSession: fromPromise(async ({ signal }) => {
        const { confirmationToken } = await api.auth.openSession({ body: device() }, { signal })
        return { token: confirmationToken || null }
      }),
      checkBinding: fromPromise(async ({ input: { token }, signal }) => {
        const { binded } = await api.auth.bindingState({ params: { token }, body: {} }, { signal })
        return { isBinded: binded === true }
      }),
      confirmEsia: fromPromise(async ({ input: { token }, signal }) => authFrom(await api.auth.confirmEsia({ params: { token }, body: {} }, { signal }))),
    },
    actions: {
      keepEsiaToken: (_, { token }) => {
        if (token !== null) memo.keepEsiaToken(token)
      },
      goTo: (_, { to }) => replaceAddress(to),
    },
  })

  return { codeEntry: filledCodeEntry, entryForm: filledEntryForm, esiaCallback: filledEsiaCallback, sendCode }
}
