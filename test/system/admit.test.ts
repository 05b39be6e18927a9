import { describe, expect, it } from 'vitest'
import { placeOf } from '#routes/places.ts'
import { routes as table } from '#routes/table.ts'
import type { CmsRoute } from '#domain/content.ts'
import { accessOf, admit, guards, intentionOf, versionAt, type Verdict } from '#machines/navigation/admit.ts'
import type { Context, Place, Standing } from '#machines/navigation/contract.ts'
import { cmsPage } from './samples.ts'

const joiningPath = '/lk/sever/joining-statement?id=r-1'
const at = (address: string): Place => placeOf(new URL(address, 'http://localhost'))

const cmsRoutes: CmsRoute[] = [cmsPage('/about/fund'), cmsPage('/closed', true), cmsPage('/lk/taxes'), cmsPage('/lk/taxes/closed', true)]
const builtIn = Object.values(table).map(({ path }) => path.replace(/:\w+\??/g, 'sever').replace(/\/\*.*/, '/x'))
const paths = [...builtIn, ...cmsRoutes.map(({ path }) => path), '/unknown', '/lk/unknown']
const addresses = paths.flatMap((path) => [path, `${path}?a=1#b`, `${path}?v=5`])

const guest: Standing = { session: 'guest', isConsentSigned: false, products: 'unknown', joiningPath: null }
const standings: Standing[] = [
  guest, { ...guest, session: 'unknown' },
  ...[true, false].flatMap((isConsentSigned) => [
    ...(['unknown', 'none', 'some'] as const).map((products): Standing => ({ session: 'client', isConsentSigned, products, joiningPath: null })),
    { ...guest, session: 'joiner' as const, isConsentSigned, joiningPath },
    { ...guest, session: 'joinerWithoutRequest' as const, isConsentSigned },
  ]),
]

/** Every state of knowledge in which a visitor can ask for a place. */
function* contexts(): Generator<Context & { place: Place }> {
  for (const address of addresses)
    for (const standing of standings)
      for (const [routes, areRoutesSettled] of [[[], false], [[], true], [cmsRoutes, true]] as const)
        for (const maintenance of [null, { isMaintenance: false }, { isMaintenance: true }])
          for (const [version, privatePath] of [[null, null], ['7', null], [null, '/about/fund']] as const)
            for (const intended of [null, '/lk/services/redemption-statement', '/about/fund', '/'])
              yield { place: at(address), standing, routes: [...routes], areRoutesSettled, maintenance, version, intended, privatePath }
}

type Followed = { last: Context & { place: Place }; verdict: Verdict; way: string[]; rows: number[] }

/** Follows the guards as the navigation does: each way that they lead is a new place, asked for anew. */
function follow(from: Context & { place: Place }): Followed {
  const way: string[] = []
  const rows: number[] = []
  let last = { ...from, version: versionAt(from.place, from.version) }
  for (;;) {
    const asked = last
    const verdict = admit(asked)
    rows.push(guards.findIndex((one) => one.when(asked)))
    const isRound = verdict.kind === 'lead' && way.includes(verdict.to)
    if (verdict.kind !== 'lead' || isRound) return { last, verdict, way, rows }
    way.push(verdict.to)
    const place = at(verdict.to)
    last = { ...last, place, intended: intentionOf(last), version: versionAt(place, last.version) }
  }
}

/** Who may stand where, in the words of §6, apart from the guards. */
function mayStand({ place, standing, routes, areRoutesSettled, privatePath }: Context & { place: Place }): boolean {
  const isClient = standing.session === 'client'
  const path = place.path.replace(/\/$/, '')
  if (place.path === privatePath) return isClient
  if (/^\/lk\/(login|esia)$/.test(path)) return standing.session === 'guest'
  if (/^\/lk\/(maintenance|mimic|outdated|confirm-email)$/.test(path) || /^\/lk\/lite(\/|$)/.test(path)) return true
  if (/^\/lk\/[^/]+\/joining-statement$/.test(path)) return standing.session !== 'unknown'
  if (path === '/lk/pdn') return isClient && !standing.isConsentSigned
  if (path === '/lk' || path.startsWith('/lk/')) return isClient && standing.isConsentSigned
  const added = routes.find((route) => route.path === path)
  if (place.page !== null || (added && !added.pageNeedAuth)) return true
  return areRoutesSettled && added !== undefined && isClient
}

describe('the guards, asked for every place in every state of knowledge', () => {
  const all = [...contexts()].map((context) => ({ context, ...follow(context) }))
  const entered = all.filter(({ verdict }) => verdict.kind === 'enter')
  const shown = 3
  const told = ({ context, way, verdict }: (typeof all)[number]) =>
    JSON.stringify({ ...context, place: context.place.path + context.place.search, routes: context.routes.length, way, verdict })

  it('[2.4-09] never lead in a circle', () => {
    expect(all.filter(({ verdict }) => verdict.kind === 'lead').map(told).slice(0, shown)).toEqual([])
  })

  it('[2.4-09] lead at most three times, not counting the version that is put back into the address', () => {
    const led = ({ way, rows }: Followed) => rows.slice(0, way.length).filter((row) => guards[row]?.guard !== 'versionPreview').length
    expect(all.filter((one) => led(one) > 3).map(told).slice(0, shown)).toEqual([])
  })

  it('[2.4-09] lead to places of this portal alone', () => {
    expect(all.flatMap(({ way }) => way).filter((to) => !/^\/(?![/\\])/.test(to)).slice(0, shown)).toEqual([])
  })

  it('[2.7-04, 6-01, 6-02, 6-03] let nobody in without what the place needs', () => {
    expect(entered.filter(({ last }) => !mayStand(last)).map(told).slice(0, shown)).toEqual([])
  })

  it('[2.4-04] let no client without programmes stand in the account, save where one is found, and in the profile', () => {
    const without = entered.filter(({ last }) => last.standing.products === 'none' && accessOf(last) === 'account')
    expect([...new Set(without.map(({ last }) => last.place.page))].sort())
      .toEqual(Object.keys(table).filter((page) => ['findProgram', 'profile'].includes(page)).sort())
  })

  it('[2.4-09] keep nobody waiting once the session and the routes have settled', () => {
    const waiting = all.filter(({ verdict }) => verdict.kind === 'wait')
    expect(waiting.filter(({ last }) => last.areRoutesSettled && last.standing.session !== 'unknown').map(told).slice(0, shown))
      .toEqual([])
  })

  it('[2.4-09] call no address unknown before the content service has told its own', () => {
    const missing = all.filter(({ verdict }) => verdict.kind === 'missing')
    expect(missing.filter(({ last }) => !last.areRoutesSettled || accessOf(last) !== null).map(told).slice(0, shown))
      .toEqual([])
  })

  it('[2.4-06] lose no version on the way', () => {
    expect(entered.filter(({ last }) => last.version !== null && !new URLSearchParams(last.place.search).has('v')).map(told).slice(0, shown))
      .toEqual([])
  })

  it('[2.4-05] let nobody stand outside the account while there is maintenance', () => {
    expect(entered.filter(({ last }) => last.maintenance?.isMaintenance && !last.place.path.startsWith('/lk')).map(told).slice(0, shown))
      .toEqual([])
  })

  it('[2.4-09] all have a use', () => {
    const used = new Set(all.flatMap(({ rows }) => rows))
    expect(guards.filter((_, row) => !used.has(row)).map(({ guard }) => guard)).toEqual([])
  })

  it('[2.4-09] stand in their stated order', () => {
    expect([...new Set(guards.map(({ guard }) => guard))]).toEqual([
      'versionPreview', 'maintenance', 'routes', 'settled', 'guest', 'authorized', 'checkUserTypeOnlineClientProfile', 'consentPdnSigned',
      'hasProgram',
    ])
  })
})
