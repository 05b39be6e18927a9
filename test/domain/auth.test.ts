import { describe, expect, it } from 'vitest'
import { toAuth } from '#domain/auth-answers.ts'
import { isAuth, isConsentSigned, scopes } from '#domain/auth.ts'

const claims = { sub: 'ю', ClientProfile: 'ClientProfile', AuthType: 'Sms', scope: [scopes.consentSigned, 'other'] }
const tokenOf = (body: unknown) => `head.${Buffer.from(JSON.stringify(body)).toString('base64url')}.sign`
const result = (body: unknown, accessExpireTime = '2026-02-17T11:00:00Z') => ({
  accessToken: tokenOf(body),
  accessExpireTime,
  refreshToken: 'refresh',
})

describe('a sign-in', () => {
  it('[3-06] [3-07] is kept with what the claims of its token say', () => {
    expect(toAuth(result(claims))).toEqual({
      accessToken: tokenOf(claims),
      refreshToken: 'refresh',
      accessExpire: Date.parse('2026-02-17T11:00:00Z'),
      mimic: false,
      scopes: [scopes.consentSigned, 'other'],
      authType: 'Sms',
      userType: 'ClientProfile',
    })
    expect(toAuth(result({ ...claims, ClientProfile: 'OnlineClientProfile', AuthType: 'Esia' }))).toMatchObject({
      userType: 'OnlineClientProfile',
      authType: 'Esia',
    })
  })

  it('[3-07] reads scopes from a list and from one line', () => {
    expect(toAuth(result({ ...claims, scope: 'one  two' }))?.scopes).toEqual(['one', 'two'])
    expect(toAuth(result({ ...claims, scope: '' }))?.scopes).toEqual([])
  })

  it('[6-05] knows an employee who acts for the client by either claim', () => {
    expect(toAuth(result({ ...claims, mimic: true }))?.mimic).toBe(true)
    expect(toAuth(result({ ...claims, AuthType: 'Mimic' }))?.mimic).toBe(true)
  })

  it.each([
    ['no token at all', { accessToken: '', accessExpireTime: '', refreshToken: '' }],
    ['one part', { ...result(claims), accessToken: 'abc' }],
    ['no base64', { ...result(claims), accessToken: 'a.###.c' }],
    ['no JSON', { ...result(claims), accessToken: 'a.YWJj.c' }],
    ['claims of another shape', result({ ...claims, ClientProfile: 'Operator' })],
    ['no scope', result({ ...claims, scope: undefined })],
    ['an end that is no moment', result(claims, 'soon')],
  ])('[3-07] is none where the token has %s', (_, answer) => expect(toAuth(answer)).toBeNull())

  it('[3-06] is read back only whole', () => {
    const auth = toAuth(result(claims))
    expect(isAuth(JSON.parse(JSON.stringify(auth)))).toBe(true)
    expect(isAuth({ ...auth, accessExpire: 'soon' })).toBe(false)
    expect(isAuth({ ...auth, refreshToken: '' })).toBe(false)
  })

  it('[6-03] has the consent signed by its scope alone', () => {
    const of = (scope: string[]) => toAuth(result({ ...claims, scope }))
    expect(
      [[scopes.consentSigned], [], [`${scopes.consentSigned}.not`]].map((scope) => {
        const auth = of(scope)
        return auth && isConsentSigned(auth)
      }),
    ).toEqual([true, false, false])
  })
})
