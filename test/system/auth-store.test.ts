import { beforeEach, describe, expect, it } from 'vitest'
import { authKey, createAuthStore } from '#system/auth/auth-store.ts'
import { openStore } from '#system/browser/storage.ts'
import { stored as sample } from './samples.ts'

const stored = (claims: Parameters<typeof sample>[0] = {}) => sample({ expires: 1_800_000_000_000, ...claims })
const open = () => createAuthStore({ local: openStore('local'), session: openStore('session') })
const kept = () => window.localStorage.getItem(authKey)

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('the stored sign-in', () => {
  it('[3-06] holds what the session needs, and nothing else', () => {
    open().open(stored())
    expect(Object.keys(JSON.parse(kept() ?? '{}') as object).sort()).toEqual([
      'accessExpire',
      'accessToken',
      'authType',
      'mimic',
      'refreshToken',
      'scopes',
      'userType',
    ])
    expect(open().read()).toEqual(stored())
  })

  const { refreshToken: _, ...partial } = stored()
  it.each([
    ['no JSON', '{"accessToken":'],
    ['another thing', '"token"'],
    ['null', 'null'],
    ['a part of one', JSON.stringify(partial)],
    ['one of an unknown kind', JSON.stringify({ ...stored(), authType: 'Carrier pigeon' })],
    ['one that expires at no time', JSON.stringify({ ...stored(), accessExpire: 'soon' })],
    ['one without a token', JSON.stringify({ ...stored(), accessToken: '' })],
  ])('[3-06] that is %s means signed out, and is removed', (_, text) => {
    window.localStorage.setItem(authKey, text)
    expect(open().read()).toBeNull()
    expect(kept()).toBeNull()
  })

  it('[4.1-09] changes its number when a session begins or ends, and not when it is renewed', () => {
    const auths = open()
    const numbers = [auths.number()]
    const after = (done: () => void) => {
      done()
      numbers.push(auths.number())
    }
    after(() => auths.open(stored()))
    after(() => auths.renew(stored({ name: 'two' })))
    after(() => auths.clear())
    after(() => auths.clear())
    expect(numbers).toEqual([0, 1, 1, 2, 3])
  })

  it("[6-05] of an operator lives in its tab alone, over the client's", () => {
    const client = stored({ name: 'client' })
    const operator = stored({ name: 'operator', authType: 'Mimic', mimic: true })
    const auths = open()
    auths.open(client)
    auths.open(operator)
    expect({ auth: auths.read(), kept: kept() }).toEqual({ auth: operator, kept: JSON.stringify(client) })
    auths.renew({ ...operator, refreshToken: 'newer' })
    expect({ refreshToken: auths.read()?.refreshToken, kept: kept() }).toEqual({
      refreshToken: 'newer',
      kept: JSON.stringify(client),
    })
    auths.clear()
    expect({ auth: auths.read(), inSession: window.sessionStorage.getItem(authKey) }).toEqual({
      auth: client,
      inSession: null,
    })
  })

  it("[6-05] of a client who signs in takes the operator's place in the tab", () => {
    const auths = open()
    auths.open(stored({ name: 'operator', mimic: true }))
    auths.open(stored({ name: 'client' }))
    expect(auths.read()).toEqual(stored({ name: 'client' }))
  })
})
