import { fromPromise } from 'xstate'
import { loadedOnce } from '#api/lazy-client.ts'
import { Failure } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { pastedPhone } from '#domain/phone.ts'
import type { AccountSubject } from '#domain/signing.ts'
import { entryForm } from '#machines/entry-form/machine.ts'
import type { Context, Recalled } from '#machines/entry-form/contract.ts'
import { subjectOf } from '#machines/entry-form/setup.ts'
import type { Context as JoiningContext } from '#machines/joining-wizard/contract.ts'
import type { Context as SessionContext } from '#machines/session/contract.ts'
import { leaveTo, takeFromQuery } from '../browser/address.ts'
import { createEntryDraft, type EntryDraftStore } from '../browser/entry-draft.ts'
import { gatewayAddress, type Gateway } from '../browser/gateway-address.ts'
import type { SentCodes } from '../browser/sent-codes.ts'
import { fillLater } from './kit/fill-later.ts'
import { watchPage } from './kit/listeners.ts'
import type { Dependencies } from './kit/dependencies.ts'
import type { System } from './kit/signed-in-user.ts'

/** An address that nobody may be sent to is an answer that the portal does not know (8-14). */
function checkGateway(url: string, allowed: Gateway): { url: string } {
  const address = gatewayAddress(url, allowed)
  if (address === null) throw new Failure({ kind: 'refused', code: 'UnknownResponse', prefix: 'gateway' })
  return { url: address }
}

type Contexts = { session: SessionContext; joiningWizard: JoiningContext }
const contextIn = <Name extends 'session' | 'joiningWizard'>(system: System, name: Name): Contexts[Name] | undefined =>
  (system.get(name) as { getSnapshot: () => { context: Contexts[Name] } } | undefined)?.getSnapshot().context

/** The number of the client whom an open statement waits for, or null; of one who joins the request alone knows it. */
function awaitedPhone(system: System): string | null {
  const lapsed = contextIn(system, 'session')?.lapsed
  if (!lapsed) return null
  return lapsed.phone ?? contextIn(system, 'joiningWizard')?.request?.payload.step_2?.contactInfo.phoneNumber ?? null
}

/** The code is awaited where the draft says so, the number is the same, and the code can still be typed. */
async function recall(
  tabStorage: EntryDraftStore,
  loadSentCodes: () => Promise<SentCodes>,
  awaited: string | null,
): Promise<Recalled> {
  const draft = tabStorage.recallEntry()
  const named = takeFromQuery('user_phone') ?? awaited
  const phone = named === null ? null : pastedPhone(named)
  const esiaToken = tabStorage.recallEsiaToken()
  const isAwaited = draft?.step === 'code' && (phone === null || phone === draft.phone)
  const sent = isAwaited
    ? (await loadSentCodes()).recall(subjectOf({ phone: draft.phone, esiaToken, joiningId: null }))
    : null
  return { draft, phone, esiaToken, sent, hasDeclined: tabStorage.takeEsiaRefusal() }
}

/** The entry form; what a code is sent by is loaded when one is asked for, and what its step lives by meanwhile. */
export function adapter(dependencies: Dependencies) {
  const tabStorage = createEntryDraft(dependencies.session)
  let sentCodes: SentCodes | undefined
  const loadSentCodes = loadedOnce(
    async () => (sentCodes ??= (await import('../browser/sent-codes.ts')).createSentCodes(dependencies.session)),
  )
  const { gateway } = dependencies.client(async () => (await import('#api/tables/auth.ts')).auth, { ahead: true })
  const prepareCode = async () =>
    fillLater(filled, { codeEntry: (await import('./kit/account-codes.ts')).accountCodeEntry(dependencies) })

  const loadAsker = loadedOnce(async () => (await import('./kit/send-code.ts')).createCodeAsker(dependencies))
  const askForCode = async (subject: AccountSubject, signal: AbortSignal) => (await loadAsker())(subject, signal)

  const filled = entryForm.provide({
    actors: {
      watchPage,
      sendCode: fromPromise(async ({ input: { subject }, signal }) => {
        const [sent] = await Promise.all([askForCode(subject, signal), prepareCode(), loadSentCodes()])
        return sent
      }),
      recallEntry: fromPromise(async ({ system }) => {
        const awaited = awaitedPhone(system)
        const recalled = await recall(tabStorage, loadSentCodes, awaited)
        if (recalled.sent) await prepareCode()
        return recalled
      }),
      requestGateway: fromPromise(async ({ signal }) =>
        checkGateway((await gateway({ body: { redirectPath: paths.esia } }, { signal })).url, dependencies.gateway),
      ),
    },
    actions: {
      keepDraft: ({ context }: { context: Context }, { step }) => tabStorage.keepEntry(step, context),
      dropDraft: () => {
        tabStorage.dropEntry()
        tabStorage.dropSentCodes()
      },
      dropEsiaToken: () => {
        tabStorage.dropEsiaToken()
        // At once where a code has been sent here; else what an earlier load of the page has left goes as soon as it can be read.
        if (sentCodes) sentCodes.dropBound()
        else
          void loadSentCodes().then(
            (codes) => codes.dropBound(),
            () => undefined,
          )
      },
      openGateway: (_, { url, destination }) => {
        tabStorage.markEsia(destination)
        leaveTo(url)
      },
    },
  })
  return filled
}
