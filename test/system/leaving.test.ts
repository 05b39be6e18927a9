import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import type { DraftCopy, StatementKind } from '#domain/statement-draft.ts'
import { draftKey, draftKeysUnder } from '#system/browser/draft-keys.ts'
import { begunRedemption } from '#test/api/statement-samples.ts'
import { eachInCleanBrowser, keep, openAndSettle, pass, usualServices } from './kit.ts'
import { stored, who } from './samples.ts'
import { json, noConnection } from './services.ts'

const { redemption, statements } = tables
const { contracts } = begunRedemption('')
const copy: DraftCopy = {
  statementId: null,
  version: null,
  reached: 'taxStatus',
  validationVersion: '2026.02',
  values: { contracts },
  edits: 2,
  attempt: null,
}

const keepDraft = (kind: StatementKind) =>
  window.localStorage.setItem(
    draftKey({ kind, clientId: who.userId }, 'a-tab'),
    JSON.stringify({ keptAt: Date.now(), clientId: who.userId, kind, copy }),
  )
const drafts = () => draftKeysUnder('draft:').length

async function openSignedIn() {
  const services = usualServices()
  services.answer(statements.redemptions, () => json([]))
  keep(stored())
  const tab = await openAndSettle('/lk')
  await pass(1000)
  services.sent.length = 0
  return { services, tab, press: () => tab.send('session', { type: 'signOut.requested' }) }
}

describe('a client who leaves by hand', () => {
  eachInCleanBrowser()
  beforeEach(() => window.localStorage.clear())

  it('[4.1-02] and has begun nothing is signed out at once', async () => {
    const { tab, press } = await openSignedIn()
    press()
    await pass(1000)
    expect(tab.token()).toBeNull()
  })

  it('is asked of what this device alone keeps, stays with it, or leaves without', async () => {
    const { tab, press } = await openSignedIn()
    keepDraft('pension')
    press()
    await pass(1000)
    expect(tab.snapshot('signOut')).toMatchObject({ value: 'asking', context: { onDevice: ['pension'] } })
    tab.send('signOut', { type: 'leave.declined' })
    await pass(1000)
    expect([tab.token() === null, drafts()]).toEqual([false, 1])
    press()
    await pass(1000)
    tab.send('signOut', { type: 'leave.confirmed' })
    await pass(1000)
    expect([tab.token(), drafts()]).toEqual([null, 0])
  })

  it('[2.8-01] has the rest saved with the services before anything is dropped', async () => {
    const { services, tab, press } = await openSignedIn()
    keepDraft('redemption')
    services.answer(redemption.save, ({ body }) => {
      expect([drafts(), tab.token()]).toEqual([1, 'one'])
      return json({
        ...(body as object),
        statementId: 'rs-1',
        state: 'draft',
        version: 1,
        createdDate: '2026-02-16T12:00:00Z',
        history: [],
      })
    })
    press()
    await pass(2000)
    expect(services.calls(redemption.save).map(({ body }) => body)).toMatchObject([
      { contracts, currentStep: 'TaxStatus', validationVersion: '2026.02', statementId: null },
    ])
    expect([tab.token(), drafts()]).toEqual([null, 0])
  })

  it('is told what could not be saved, and loses it only if they say so', async () => {
    const { services, tab, press } = await openSignedIn()
    keepDraft('redemption')
    services.answer(redemption.save, noConnection)
    press()
    await pass(20_000)
    expect(tab.snapshot('signOut')).toMatchObject({ value: 'failed', context: { fault: { kind: 'offline' } } })
    expect(drafts()).toBe(1)
    tab.send('signOut', { type: 'leave.confirmed' })
    await pass(1000)
    expect([tab.token(), drafts()]).toEqual([null, 0])
  })
})
