import type { ComponentType } from 'react'
import type { Layout } from '#domain/layouts.ts'
import { liteParts } from '#domain/lite.ts'
import * as paths from '#domain/page-paths.ts'
import type { FlowName } from '#machines/directory.ts'
import type { Access } from '#machines/navigation/contract.ts'
import type * as accountViews from './account-views.ts'
import type * as rareViews from './rare-views.ts'

/** What a part of the portal is shown as, and what the browser's tab is called meanwhile. */
type View = { Page: ComponentType; tabTitle: string }
type Route = {
  path: string
  /** What each parameter of the path must look like; any other address is no page (2.3-08). */
  params?: Readonly<Record<string, RegExp>>
  /** What its address says after `?`: without it the path is that of another page, whose row stands below. */
  query?: string
  access: Access
  layout: Layout
  flow?: FlowName | null
  load: () => Promise<View>
}
/** A page whose files another file knows, which is asked first. */
const ofAccount = (name: keyof typeof accountViews) => async () => (await import('./account-views.ts'))[name]()
const rare = (name: keyof typeof rareViews) => async () => (await import('./rare-views.ts'))[name]()
const loadLite = () => import('#views/lite/lite-page.tsx')
const page = <May extends Access, In extends Layout>(
  path: string,
  access: May,
  layout: In,
  load: Route['load'],
  flow: FlowName | null = null,
) => ({ path, access, layout, load, flow })
/** A page of the account for who may stand on all of it. */
const inAccount = (path: string, name: keyof typeof accountViews, flow?: FlowName) =>
  page(path, 'account', 'npf-lk', ofAccount(name), flow)

const holding = /^[\p{L}\d_.-]{1,64}$/u
const word = /^[\w.-]{0,64}$/
/** One of the pages of a holding's section, or none. */
const litePart = new RegExp(`^(${liteParts.join('|')})?$`, 'i')

/** Every built-in page: its address, who may stand on it, what it is shown in, and the part of the portal that it is loaded from (§2.2). */
export const routes = {
  home: page(paths.home, 'anyone', 'default', () => import('#views/site/home-page.tsx')),
  entry: page(paths.entry, 'anonymous', 'login', () => import('#views/entry-form/entry-page.tsx'), 'entryForm'),
  esia: page(paths.esia, 'anonymous', 'login', rare('esia'), 'esiaCallback'),
  consent: page(paths.consent, 'client', 'login', rare('consent'), 'consent'),
  main: page(paths.account, 'account', 'npf-lk', () => import('#views/account/main-page.tsx')),
  findProgram: inAccount(paths.findProgram, 'findProgram', 'programLink'),
  profile: inAccount(paths.profile, 'profile', 'profileEditor'),
  services: inAccount(paths.services, 'services'),
  filedRedemption: { ...inAccount(paths.redemption, 'filedRedemption'), query: 'id' },
  withdrawal: inAccount(paths.withdrawal, 'withdrawal', 'withdrawal'),
  supplement: inAccount(paths.supplement, 'supplement', 'supplement'),
  taxation: inAccount(paths.taxation, 'taxation'),
  taxDeduction: inAccount(paths.taxDeduction, 'taxDeduction', 'taxDeduction'),
  documents: inAccount(paths.documents, 'documents'),
  pensionGuide: inAccount(paths.pensionGuide, 'pensionGuide'),
  redemption: inAccount(paths.redemption, 'redemption', 'redemptionWizard'),
  pension: inAccount(paths.pension, 'pension', 'pensionStatement'),
  portfolioChange: inAccount(paths.portfolioChange, 'portfolioChange', 'portfolioChange'),
  programme: { ...inAccount(paths.programme, 'programme'), params: { id: word, page: word } },
  maintenance: page(paths.maintenance, 'anyone', 'login', rare('maintenance')),
  outdated: page(paths.outdated, 'anyone', 'login', () => import('#views/service/outdated-page.tsx')),
  mimic: page(paths.mimic, 'anyone', 'login', rare('mimic'), 'impersonation'),
  confirmEmail: page(paths.confirmEmail, 'anyone', 'login', rare('confirmEmail'), 'emailConfirmation'),
  joining: {
    ...page(paths.joining, 'joining', 'online-joining', rare('joining'), 'joiningWizard'),
    params: { holding },
  },
  onlineContract: {
    ...page(paths.onlineContract, 'contract', 'online-joining', rare('onlineContract')),
    params: { part: word },
  },
  /* A word that names a page names no holding: without the holding one is asked to choose it. */
  holdings: { ...page(paths.holdings, 'anyone', 'lk-lite', rare('holdings')), params: { part: litePart } },
  lite: { ...page(paths.lite, 'anyone', 'lk-lite', loadLite), params: { id: holding, part: litePart } },
  previewLite: page(paths.previewLite, 'anyone', 'lk-lite', loadLite),
  previewPage: page(paths.previewPage, 'anyone', 'default', rare('previewPage')),
  previewPortfolio: page(paths.previewPortfolio, 'anyone', 'default', rare('previewPortfolio')),
  previewProgram: page(paths.previewProgram, 'anyone', 'default', rare('previewProgram')),
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes
