import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { tables } from '#api/tables/all.ts'
import { authKey, createAuthStore } from '#system/auth/auth-store.ts'
import { openStore } from '#system/browser/storage.ts'
import { findActor } from '#system/living-actors.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  openAndSettle,
  pass,
  signInByPhone,
  usualServices,
  whereTokensAre,
} from './kit.ts'
import { me, stored, who } from './samples.ts'

const address = '/lk/services/redemption-statement'

/** A client with a statement open, whose token is answered 401. */
async function lapse() {
  const services = usualServices()
  keep(stored())
  const tab = await openAndSettle(address)
  const wizard = findActor(tab.root as AnyActorRef, 'redemptionWizard')
  const { auth } = tab.snapshot('session').context
  tab.send('session', { type: 'session.refused', token: auth?.accessToken ?? '' })
  await pass(1000)
  const isSameWizard = () => findActor(tab.root as AnyActorRef, 'redemptionWizard') === wizard
  return { services, tab, wizard, isSameWizard }
}

describe('a statement that is open when the sign-in runs out', () => {
  eachInCleanBrowser()

  it('[4.1-03] stays with its page, and nothing of the sign-in does; the entry form knows the number', async () => {
    const { tab, wizard, isSameWizard } = await lapse()
    expect(wizard).toBeDefined()
    expect({
      session: tab.state('session'),
      isSame: isSameWizard(),
      address: addressNow(),
      tokensIn: whereTokensAre(tab),
      phone: tab.snapshot('entryForm').context.phone,
    }).toEqual({
      session: { lapsed: 'awaiting' },
      isSame: true,
      address,
      tokensIn: [],
      phone: me.phoneNumber.slice(-10),
    })
  })

  it('goes on with the same client, on the same page', async () => {
    const { tab, isSameWizard } = await lapse()
    await signInByPhone(tab)
    await pass(1000)
    expect({
      session: tab.state('session'),
      isSame: isSameWizard(),
      address: addressNow(),
      form: tab.state('entryForm'),
    }).toMatchObject({
      session: { holding: { signedIn: { asClient: { introduction: 'active' } } } },
      isSame: true,
      address,
      form: null,
    })
  })

  it('goes on where the same client signs in again in another tab', async () => {
    const { tab, isSameWizard } = await lapse()
    createAuthStore({ local: openStore('local'), session: openStore('session') }).open(stored({ name: 'two' }))
    tab.hearStorage('sessionNumber')
    tab.hearStorage(authKey)
    await pass(1000)
    expect({ token: tab.token(), isSame: isSameWizard(), address: addressNow() }).toEqual({
      token: 'two',
      isSame: true,
      address,
    })
  })

  it('is gone before another client has a token, who finds the account', async () => {
    const { services, tab } = await lapse()
    services.give(tables.account.authorize, { ...who, userId: 'somebody-else' })
    const seen: string[] = []
    const session = findActor(tab.root as AnyActorRef, 'session')
    session?.subscribe(() => seen.push(`${String(tab.state('redemptionWizard') === null)} ${String(tab.token())}`))
    await signInByPhone(tab)
    await pass(1000)
    expect({ wizard: tab.state('redemptionWizard'), address: addressNow() }).toEqual({ wizard: null, address: '/lk' })
    expect(seen).not.toEqual([])
    expect(seen.filter((one) => one.startsWith('false') && !one.endsWith('null'))).toEqual([])
  })

  it('[4.1-02] is left with its page, and the session waits for nobody then', async () => {
    const { tab } = await lapse()
    window.history.pushState(null, '', '/lk/services')
    await pass(1000)
    expect({ session: tab.state('session'), wizard: tab.state('redemptionWizard'), address: addressNow() }).toEqual({
      session: 'anonymous',
      wizard: null,
      address: '/lk/login?redirect=%2Flk%2Fservices',
    })
  })
})
