import { describe, expect, it } from 'vitest'
import { messages } from '#domain/faults.ts'
import { profileOfJoining } from '#domain/joining.ts'
import type { KppOnlineDraft, KppOnlineRequest } from '#domain/joining-request.ts'
import { isAuthorized, joining } from '#machines/session/selectors.ts'
import { tables } from '#api/tables/all.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  left,
  openAndSettle,
  pass,
  signInByPhone,
  usualServices,
  whereTokensAre,
} from './kit.ts'
import { grant, joiner, joiningRequest, stored } from './samples.ts'
import { noConnection, refusal } from './services.ts'

const { account, agreements, auth, content, joining: joiningTable, statements } = tables
const joiningPath = '/lk/sever/joining-statement?id=r-1'

function joinersServices() {
  const services = usualServices()
  services.give(auth.confirmSms, grant({ userType: 'OnlineClientProfile', scope: [] }))
  services.give(account.authorize, joiner)
  services.give(statements.joiningRequest, joiningRequest)
  return services
}

describe('who is joining online', () => {
  eachInCleanBrowser()

  it("[4.3-01] is led to the holding's statement after signing in, whatever the way back was", async () => {
    joinersServices()
    const tab = await openAndSettle('/lk/services/redemption-statement')
    await signInByPhone(tab)
    expect({ address: addressNow(), session: tab.state('session') }).toEqual({
      address: joiningPath,
      session: { holding: { signedIn: { asJoiner: 'joining' } } },
    })
  })

  it('[4.3-03] is asked for no client data, neither after signing in nor at a start', async () => {
    const services = joinersServices()
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    tab.close()
    await openAndSettle('/lk')
    const asked = [account.me, account.restriction, account.blocking, agreements.products].flatMap((endpoint) =>
      services.calls(endpoint),
    )
    expect({ asked, authorizations: services.calls(account.authorize).length }).toEqual({
      asked: [],
      authorizations: 2,
    })
    expect(services.calls(statements.joiningRequest).length).toBeGreaterThanOrEqual(2)
  })

  it('[4.3-04, 4.5-03] has the profile filled from the statement, once the reference data is there', async () => {
    const services = joinersServices()
    const held = services.hold(statements.metaInformation)
    keep(stored({ userType: 'OnlineClientProfile', scope: [] }))
    const tab = await openAndSettle('/lk')
    expect(tab.state('session')).toEqual({ holding: { signedIn: { asJoiner: 'checking' } } })
    held.answer(Response.json({ ValidationVersion: '7', Countries: [], FileUploadLimits: [] }))
    await pass(500)
    const snapshot = tab.snapshot('session')
    expect({
      isAuthorized: isAuthorized(snapshot),
      profile: profileOfJoining(joining(snapshot) ?? expect.fail('no request')),
      validationVersion: snapshot.context.meta?.ValidationVersion,
    }).toEqual({
      isAuthorized: true,
      profile: {
        firstName: 'Олег',
        middleName: '',
        lastName: 'Ким',
        birthDate: null,
        phoneNumber: '89990000004',
        login: '89990000004',
      },
      validationVersion: '7',
    })
    expect(snapshot.context.joining?.payload.step_2?.personalData).toMatchObject({
      nationality: 643,
      birthDate: null,
      documentCode: 21,
    })
  })

  it('[4.3-04] is let on where the reference data cannot be had', async () => {
    const services = joinersServices()
    services.answer(statements.metaInformation, () => refusal(500))
    keep(stored({ userType: 'OnlineClientProfile', scope: [] }))
    const tab = await openAndSettle('/lk')
    expect({ session: tab.state('session'), address: addressNow() }).toEqual({
      session: { holding: { signedIn: { asJoiner: 'joining' } } },
      address: joiningPath,
    })
  })

  it.each([
    ['a 404', () => refusal(404)],
    ['null', () => Response.json(null)],
  ])('[4.3-02] stays, and reads an error, where %s says that there is no statement', async (_, answer) => {
    const services = joinersServices()
    services.answer(statements.joiningRequest, answer)
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    expect({ session: tab.state('session'), toasts: tab.toasts() }).toEqual({
      session: { holding: { signedIn: { asJoiner: 'joiningMissing' } } },
      toasts: [messages.joiningStatement],
    })
    expect(tab.state('navigation')).toMatchObject({ location: 'joiningMissing' })
    expect({ token: tab.token(), logouts: services.calls(auth.logout) }).toEqual({ token: 'one', logouts: [] })
  })

  it.each([
    ['refused', () => refusal(500)],
    ['unreadable', () => Response.json({ id: 1 })],
  ])(
    '[4.3-05, 8-09] reads the error, is signed out and sent to the way back, where the statement is %s',
    async (_, answer) => {
      const services = joinersServices()
      services.answer(statements.joiningRequest, answer)
      const tab = await openAndSettle('/lk/services/redemption-statement')
      await signInByPhone(tab)
      expect({ session: tab.state('session'), toasts: tab.toasts(), tokensIn: whereTokensAre(tab) }).toEqual({
        session: 'anonymous',
        toasts: [messages.joiningStatement],
        tokensIn: [],
      })
      expect(services.calls(auth.logout).map(({ token }) => token)).toEqual(['one'])
      expect(addressNow()).toBe('/lk/login?redirect=%2Flk%2Fservices%2Fredemption-statement')
    },
  )

  describe('and has no request yet', () => {
    const withoutNumber = '/lk/sever/joining-statement'
    const section = {
      id: 'sever',
      type: 'litesection' as const,
      holdingName: 'sever',
      companyCode: 'SEVER',
      title: 'Программа «Север»',
      joiningPage: { exists: true },
    }
    const isInvited = { missing: { invited: 'plain' } }

    /** Services that keep the request which is begun, and what they have been asked for. */
    async function openInvitation(sectionToo: object = {}) {
      const services = joinersServices()
      const fund: { request: KppOnlineRequest | null } = { request: null }
      services.answer(statements.joiningRequest, () => Response.json(fund.request))
      services.answer(joiningTable.save, () => {
        fund.request = { ...joiningRequest, currentStep: 1 }
        return Response.json(fund.request)
      })
      services.give(content.liteSection, { ...section, ...sectionToo })
      services.give(statements.formRules, { version: '1', forms: { KppOnline: { steps: [] } } })
      services.give(statements.metaInformation, { ValidationVersion: '7', Countries: [], FileUploadLimits: [] })
      keep(stored({ userType: 'OnlineClientProfile', scope: [] }))
      const tab = await openAndSettle(withoutNumber)
      const begin = async () => {
        tab.send('joiningWizard', { type: 'statement.begun' })
        await pass(2000)
      }
      return { services, fund, tab, begin }
    }

    it('begins one for the company of the holding, and opens its page anew', async () => {
      const { services, tab, begin } = await openInvitation()
      expect(tab.state('joiningWizard')).toEqual(isInvited)
      await begin()
      expect(services.calls(joiningTable.save).map(({ body }) => body)).toEqual([
        {
          kppOnlineRequestId: null,
          currentStep: 1,
          companyCode: 'SEVER',
          payload: { step_1: { holdingName: 'sever' }, step_2: null, step_3: null },
          idempotencyKey: expect.any(String) as string,
        },
      ])
      expect(left.assign.mock.calls).toEqual([[joiningPath]])
    })

    it('says so where it is refused, and comes with the same key when it is tried again', async () => {
      const { services, fund, tab, begin } = await openInvitation()
      services.answer(joiningTable.save, () => refusal(500))
      await begin()
      expect(tab.state('joiningWizard')).toEqual({ missing: { invited: 'refused' } })
      services.answer(joiningTable.save, () => {
        fund.request = { ...joiningRequest, currentStep: 1 }
        return Response.json(fund.request)
      })
      await begin()
      const keys = services.calls(joiningTable.save).map(({ body }) => (body as KppOnlineDraft).idempotencyKey)
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(left.assign.mock.calls).toEqual([[joiningPath]])
    })

    it('begins no second one where the answer to the first was lost, or another device has begun it', async () => {
      const { services, fund, tab, begin } = await openInvitation()
      services.answer(joiningTable.save, () => {
        fund.request = { ...joiningRequest, currentStep: 1 }
        return noConnection()
      })
      await begin()
      expect(tab.state('joiningWizard')).toEqual({ missing: { invited: 'refused' } })
      await begin()
      expect(services.calls(joiningTable.save)).toHaveLength(1)
      expect(left.assign.mock.calls).toEqual([[joiningPath]])
    })

    it.each([
      ['has no joining page', { joiningPage: { exists: false } }],
      ['has no company', { companyCode: null }],
    ])('begins none where the section of the holding %s', async (_, own) => {
      const { tab } = await openInvitation(own)
      expect(tab.state('joiningWizard')).toEqual({ missing: 'unknown' })
    })
  })

  it('[4.1-11] waits for the network where there is no answer', async () => {
    const services = joinersServices()
    services.answer(statements.joiningRequest, noConnection)
    keep(stored({ userType: 'OnlineClientProfile', scope: [] }))
    const tab = await openAndSettle('/lk')
    expect({ joiningCheck: tab.state('joiningCheck'), token: tab.token() }).toEqual({
      joiningCheck: 'offline',
      token: 'one',
    })
    services.give(statements.joiningRequest, joiningRequest)
    window.dispatchEvent(new Event('online'))
    await pass(1000)
    expect({ session: tab.state('session'), address: addressNow() }).toEqual({
      session: { holding: { signedIn: { asJoiner: 'joining' } } },
      address: joiningPath,
    })
  })
})
