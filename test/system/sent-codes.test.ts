import { describe, expect, it } from 'vitest'
import * as limits from '#domain/limits.ts'
import { tables } from '#api/tables/all.ts'
import { askForCode, eachInCleanBrowser, openAndSettle, pass, signInByPhone, usualServices, type Tab } from './kit.ts'
import { json } from './services.ts'

const { auth } = tables

/** Services that number the codes they send. */
function numberedCodes() {
  const services = usualServices()
  let count = 0
  const next = () => json({ confirmationToken: `confirmation-${++count}`, smsAttempts: 3 })
  services.answer(auth.sendSms, next)
  services.answer(auth.registerSms, next)
  return services
}

async function goBack(tab: Tab): Promise<void> {
  tab.send('codeEntry', { type: 'code.abandoned' })
  await pass(100)
}

async function goOn(tab: Tab): Promise<void> {
  tab.send('entryForm', { type: 'phone.submitted' })
  await pass(300)
}

/** Which code is awaited, and how long until another one may be asked for, in whole seconds. */
function awaited(tab: Tab) {
  const { ticket, cooldown } = tab.snapshot('codeEntry').context
  return { confirmation: ticket.confirmationToken, cooldown: Math.round(cooldown / 1000) }
}

describe('the thirty seconds between two codes', () => {
  eachInCleanBrowser()

  it('[4.2-05, 4.2-06] are not got round by back and Continue: the code that was sent is still awaited', async () => {
    const services = numberedCodes()
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    await pass(10_000)
    await goBack(tab)
    await goOn(tab)
    expect({ calls: services.calls(auth.sendSms).length, ...awaited(tab) }).toEqual({
      calls: 1,
      confirmation: 'confirmation-1',
      cooldown: 20,
    })
    await pass(15_000)
    tab.send('codeEntry', { type: 'code.resendRequested' })
    expect(tab.state('codeEntry')).toMatchObject({ asking: { resend: 'cooling' } })
    await goBack(tab)
    await pass(6_000)
    await goOn(tab)
    expect({ calls: services.calls(auth.sendSms).length, ...awaited(tab) }).toEqual({
      calls: 2,
      confirmation: 'confirmation-2',
      cooldown: 30,
    })
  })

  it('[4.2-06] belong to each number: another one is sent a code at once, and the first one still waits', async () => {
    const services = numberedCodes()
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    for (const phone of ['9990000002', '9990000001']) {
      await goBack(tab)
      tab.send('entryForm', { type: 'phone.typed', phone })
      await goOn(tab)
    }
    expect(services.calls(auth.sendSms).map(({ url }) => url.searchParams.get('phoneNumber'))).toEqual([
      '89990000001',
      '89990000002',
    ])
    expect(awaited(tab).confirmation).toBe('confirmation-1')
  })

  it('[4.2-06, 4.2-13] hold where a number is bound as well', async () => {
    const services = numberedCodes()
    window.sessionStorage.setItem('esiaToken', '"esia-1"')
    const tab = await openAndSettle('/lk/login')
    tab.send('entryForm', { type: 'agreement.toggled' })
    tab.send('entryForm', { type: 'phone.typed', phone: '9990000001' })
    await goOn(tab)
    await pass(10_000)
    await goBack(tab)
    await goOn(tab)
    expect({ calls: services.calls(auth.registerSms).length, ...awaited(tab) }).toEqual({
      calls: 1,
      confirmation: 'confirmation-1',
      cooldown: 20,
    })
    await goBack(tab)
    tab.send('entryForm', { type: 'entry.returned' })
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('esia-1')
  })

  it('[4.2-06] survive a reload, also those of a code that was sent again', async () => {
    const services = numberedCodes()
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    await pass(limits.smsResendCountdown + 10_000)
    tab.send('codeEntry', { type: 'code.resendRequested' })
    await pass(5_000)
    tab.close()
    const again = await openAndSettle('/lk/login')
    expect({ calls: services.calls(auth.sendSms).length, confirmation: awaited(again).confirmation }).toEqual({
      calls: 2,
      confirmation: 'confirmation-2',
    })
    expect(again.snapshot('codeEntry').context.cooldown).toBeGreaterThan(20_000)
    expect(again.state('codeEntry')).toMatchObject({ asking: { resend: 'cooling' } })
  })

  it('[4.2-06] survive back and a reload', async () => {
    const services = numberedCodes()
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    await goBack(tab)
    tab.close()
    const again = await openAndSettle('/lk/login')
    expect(again.state('entryForm')).toEqual({ signIn: { phone: { editing: 'plain' } } })
    await goOn(again)
    expect({ calls: services.calls(auth.sendSms).length, confirmation: awaited(again).confirmation }).toEqual({
      calls: 1,
      confirmation: 'confirmation-1',
    })
  })

  it('[4.2-09] end with the sign-in: a code that has been used is awaited no more', async () => {
    const services = numberedCodes()
    const tab = await openAndSettle('/lk/login')
    await signInByPhone(tab)
    tab.send('session', { type: 'session.closed' })
    await pass(1000)
    await askForCode(tab)
    expect({ calls: services.calls(auth.sendSms).length, confirmation: awaited(tab).confirmation }).toEqual({
      calls: 2,
      confirmation: 'confirmation-2',
    })
  })

  it('end with the code: one that has outlived it is not awaited after a reload', async () => {
    numberedCodes()
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    tab.close()
    await pass(limits.smsCodeLifetime)
    const again = await openAndSettle('/lk/login')
    expect(again.state('entryForm')).toEqual({ signIn: { phone: { editing: 'plain' } } })
  })
})
