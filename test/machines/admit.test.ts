import { describe, expect, it } from 'vitest'
import { locationOf } from '#routes/location-of.ts'
import { routes as table } from '#routes/table.ts'
import type { CmsRoute } from '#domain/content.ts'
import { accessOf, admit, guards, intentionOf, versionAt, type Verdict } from '#machines/navigation/admit.ts'
import type { Context, PageLocation, Visitor } from '#machines/navigation/contract.ts'
import { cmsPage } from '#test/system/samples.ts'

const joiningPath = '/lk/sever/joining-statement?id=r-1'
const at = (address: string): PageLocation => locationOf(new URL(address, 'http://localhost'))

const cmsRoutes: CmsRoute[] = [
  cmsPage('/about/fund'),
  cmsPage('/closed', true),
  cmsPage('/lk/taxes'),
  cmsPage('/lk/taxes/closed', true),
]
const builtIn = Object.values(table).map(({ path }) => path.replace(/:\w+\??/g, 'sever').replace(/\/\*.*/, '/x'))
const paths = [...builtIn, ...cmsRoutes.map(({ path }) => path), '/unknown', '/lk/unknown']
const addresses = paths.flatMap((path) => [path, `${path}?a=1#b`, `${path}?v=5`])

const anonymous: Visitor = {
  session: 'anonymous',
  isConsentSigned: false,
  products: 'unknown',
  joiningPath: null,
  isRequestAccepted: false,
}
const visitors: Visitor[] = [
  anonymous,
  { ...anonymous, session: 'unknown' },
  ...[true, false].flatMap((isConsentSigned) => [
    ...(['unknown', 'none', 'some'] as const).map((products): Visitor => ({
      session: 'client',
      isConsentSigned,
      products,
      joiningPath: null,
      isRequestAccepted: false,
    })),
    ...[true, false].map((isRequestAccepted) => ({
      ...anonymous,
      session: 'joiner' as const,
      isConsentSigned,
      joiningPath,
      isRequestAccepted,
    })),
    { ...anonymous, session: 'joinerWithoutRequest' as const, isConsentSigned },
  ]),
]

/** Every state of knowledge in which a visitor can ask for a location. */
function* contexts(): Generator<Context & { location: PageLocation }> {
  for (const address of addresses)
    for (const visitor of visitors)
      for (const routes of [[], cmsRoutes])
        for (const maintenance of [null, { isMaintenance: false }, { isMaintenance: true }])
          for (const [version, privatePath] of [
            [null, null],
            ['7', null],
            [null, '/about/fund'],
          ] as const)
            for (const intended of [null, '/lk/services/redemption-statement', '/about/fund', '/'])
              yield { location: at(address), visitor, routes, maintenance, version, intended, privatePath }
}

type Followed = { last: Context & { location: PageLocation }; verdict: Verdict; way: string[]; endpoints: number[] }

/** Follows the guards as the navigation does: each way that they lead is a new location, asked for anew. */
function follow(from: Context & { location: PageLocation }): Followed {
  const way: string[] = []
  const endpoints: number[] = []
  let last = { ...from, version: versionAt(from.location, from.version) }
  for (;;) {
    const asked = last
    const verdict = admit(asked)
    endpoints.push(guards.findIndex((one) => one.when(asked)))
    const isRound = verdict.kind === 'lead' && way.includes(verdict.to)
    if (verdict.kind !== 'lead' || isRound) return { last, verdict, way, endpoints }
    way.push(verdict.to)
    const location = at(verdict.to)
    last = { ...last, location, intended: intentionOf(last), version: versionAt(location, last.version) }
  }
}

/** Who may stand where, in the words of §6, apart from the guards. */
function mayStand({ location, visitor, routes, privatePath }: Context & { location: PageLocation }): boolean {
  const isClient = visitor.session === 'client'
  const path = location.path.replace(/\/$/, '')
  if (location.path === privatePath) return isClient
  if (/^\/lk\/(login|esia)$/.test(path)) return visitor.session === 'anonymous'
  if (/^\/lk\/(maintenance|mimic|outdated|confirm-email)$/.test(path) || /^\/lk\/lite(\/|$)/.test(path)) return true
  if (/^\/lk\/[^/]+\/joining-statement$/.test(path)) return visitor.session !== 'unknown'
  if (/^\/lk\/online-contract(\/|$)/.test(path)) return visitor.session === 'joiner' && visitor.isRequestAccepted
  if (path === '/lk/pdn') return isClient && !visitor.isConsentSigned
  if (path === '/lk' || path.startsWith('/lk/')) return isClient && visitor.isConsentSigned
  const added = routes.find((route) => route.path === path)
  if (location.page !== null || (added && !added.pageNeedAuth)) return true
  return added !== undefined && isClient
}

describe('the guards, asked for every location in every state of knowledge', () => {
  const all = [...contexts()].map((context) => ({ context, ...follow(context) }))
  const entered = all.filter(({ verdict }) => verdict.kind === 'enter')
  const shown = 3
  const told = ({ context, way, verdict }: (typeof all)[number]) =>
    JSON.stringify({
      ...context,
      location: context.location.path + context.location.search,
      routes: context.routes.length,
      way,
      verdict,
    })

  it('[2.4-09] never lead in a circle', () => {
    expect(
      all
        .filter(({ verdict }) => verdict.kind === 'lead')
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-09] lead at most three times, not counting the version that is put back into the address', () => {
    const led = ({ way, endpoints }: Followed) =>
      endpoints.slice(0, way.length).filter((endpoint) => guards[endpoint]?.guard !== 'versionPreview').length
    expect(
      all
        .filter((one) => led(one) > 3)
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-09] lead to places of this portal alone', () => {
    expect(
      all
        .flatMap(({ way }) => way)
        .filter((to) => !/^\/(?![/\\])/.test(to))
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.7-04, 6-01, 6-02, 6-03] let nobody in without what the location needs', () => {
    expect(
      entered
        .filter(({ last }) => !mayStand(last))
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-04] let no client without programmes stand in the account, save where one is found, and in the profile', () => {
    const without = entered.filter(({ last }) => last.visitor.products === 'none' && accessOf(last) === 'account')
    expect([...new Set(without.map(({ last }) => last.location.page))].sort()).toEqual(
      Object.keys(table)
        .filter((page) => ['findProgram', 'profile'].includes(page))
        .sort(),
    )
  })

  it('[2.4-09] keep nobody waiting once the session has settled', () => {
    const waiting = all.filter(({ verdict }) => verdict.kind === 'wait')
    expect(
      waiting
        .filter(({ last }) => last.visitor.session !== 'unknown')
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-09] call no address unknown that a built-in route or one of the content service knows', () => {
    const unknown = all.filter(({ verdict }) => verdict.kind === 'unknown')
    expect(
      unknown
        .filter(({ last }) => accessOf(last) !== null)
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-06] lose no version on the way', () => {
    expect(
      entered
        .filter(({ last }) => last.version !== null && !new URLSearchParams(last.location.search).has('v'))
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-05] let nobody stand outside the account while there is maintenance', () => {
    expect(
      entered
        .filter(({ last }) => last.maintenance?.isMaintenance && !last.location.path.startsWith('/lk'))
        .map(told)
        .slice(0, shown),
    ).toEqual([])
  })

  it('[2.4-09] all have a use', () => {
    const used = new Set(all.flatMap(({ endpoints }) => endpoints))
    expect(guards.filter((_, endpoint) => !used.has(endpoint)).map(({ guard }) => guard)).toEqual([])
  })

  it('[2.4-09] stand in their stated order', () => {
    expect([...new Set(guards.map(({ guard }) => guard))]).toEqual([
      'versionPreview',
      'maintenance',
      'routes',
      'settled',
      'guest',
      'authorized',
      'checkUserTypeOnlineClientProfile',
      'consentPdnSigned',
      'hasProgram',
    ])
  })
})
