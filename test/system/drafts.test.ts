import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDraft } from '#domain/inquiry.ts'
import { createAuthStore, currentSession } from '#system/auth/auth-store.ts'
import { createDrafts } from '#system/browser/drafts.ts'
import { createTabStorage } from '#system/browser/tab-storage.ts'
import { openStore } from '#system/browser/storage.ts'
import { stored } from './samples.ts'

const draft = { ...emptyDraft, message: 'Как получить справку?' }
const auth = stored({ expires: 1_800_000_000_000 })
/** A tab after a reload: it knows what the browser remembers, and nothing else. */
function tab() {
  const stores = { local: openStore('local'), session: openStore('session') }
  const auths = createAuthStore(stores)
  return {
    auths,
    drafts: createDrafts(stores.session, () => currentSession(auths)),
    tabStorage: createTabStorage(stores.session),
  }
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('what was typed into a form', () => {
  it('[5-07] by an anonymous visitor is there after a sign-in that reloads the page, by way of the state portal too', () => {
    tab().drafts.keep('support', draft)
    tab().auths.open(auth)
    expect(tab().drafts.recall('support')).toEqual(draft)
  })

  it('[4.1-02] by a client is found neither by an anonymous visitor nor by the next client', () => {
    tab().auths.open(auth)
    tab().drafts.keep('support', draft)
    expect(tab().drafts.recall('support')).toEqual(draft)
    tab().auths.clear()
    expect(tab().drafts.recall('support')).toBeNull()
    tab().auths.open(auth)
    expect(tab().drafts.recall('support')).toBeNull()
  })

  it('[4.1-02] by an anonymous visitor who then signed in goes with the sign-out', () => {
    tab().drafts.keep('support', draft)
    tab().auths.open(auth)
    tab().tabStorage.dropPersonal()
    tab().auths.clear()
    expect(tab().drafts.recall('support')).toBeNull()
  })

  it('in one form is not in another', () => {
    tab().drafts.keep('request Contributions /#b8', draft)
    expect(tab().drafts.recall('request Contributions /forme#b7')).toBeNull()
  })
})
