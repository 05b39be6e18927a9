import { fromPromise } from 'xstate'
import { Failure } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { nationalDigits, toPhone } from '#domain/phone.ts'
import { entryForm } from '#machines/entry-form/machine.ts'
import type { Context, Recalled } from '#machines/entry-form/contract.ts'
import { currentUrl, leaveTo, takeFromQuery } from '../browser/address.ts'
import { cooldownOf, createEntryDraft, type EntryDraftStore } from '../browser/entry-draft.ts'
import { fillLater } from './kit/fill-later.ts'
import { sendCodePort } from './kit/send-code.ts'
import { watchPage } from './kit/listeners.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The gateway may send the browser to https, or to this very origin where the sandbox stands in. */
function checkGateway(url: string): { url: string } {
  const target = URL.canParse(url, currentUrl().origin) ? new URL(url, currentUrl().origin) : null
  if (target && (target.protocol === 'https:' || target.origin === currentUrl().origin)) return { url: target.href }
  throw new Failure({ kind: 'refused', code: 'UnknownResponse', prefix: 'gateway' })
}

function recall(tabStorage: EntryDraftStore): Recalled {
  const draft = tabStorage.recallEntry()
  const named = takeFromQuery('user_phone')
  const phone = named === null ? null : nationalDigits(named)
  const isSame = phone === null || phone === draft?.phone
  const ticket = draft && isSame && toPhone(draft.phone) ? draft.ticket : null
  return { draft: draft && { ...draft, ticket }, phone, esiaToken: tabStorage.recallEsiaToken(), cooldown: ticket ? cooldownOf(ticket.sentAt) : 0 }
}

/** The entry form; what its code step lives by is loaded while the code is sent. */
export function adapter(dependencies: Dependencies) {
  const tabStorage = createEntryDraft(dependencies.session)
  const { gateway } = dependencies.client(async () => (await import('#api/tables/auth.ts')).auth, { ahead: true })
  const prepareCode = async () => fillLater(filled, { codeEntry: (await import('./kit/code-entry.ts')).filledCodeEntry(dependencies) })

  const filled = entryForm.provide({
    actors: {
      watchPage,
      sendCode: sendCodePort(dependencies, prepareCode),
      recallEntry: fromPromise(async () => {
        const recalled = recall(tabStorage)
        if (recalled.draft?.ticket) await prepareCode()
        return recalled
      }),
      requestGateway: fromPromise(async ({ signal }) => checkGateway((await gateway({ body: { redirectPath: paths.esia } }, { signal })).url)),
    },
    actions: {
      keepDraft: ({ context }: { context: Context }) => tabStorage.keepEntry(context),
      dropDraft: () => tabStorage.dropEntry(),
      dropEsiaToken: () => tabStorage.dropEsiaToken(),
      openGateway: (_, { url, destination }) => {
        tabStorage.markEsia(destination)
        leaveTo(url)
      },
    },
  })
  return filled
}
