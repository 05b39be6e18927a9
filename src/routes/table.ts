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
/** A page of the account for who may stand on all of it. */
const inAccount = (path: string, name: keyof typeof accountViews, flow: FlowName | null = null) => ({
  path,
  access: 'account' as const,
  layout: 'npf-lk' as const,
  flow,
  load: ofAccount(name),
})
/** A page that few open, and anybody may unless it says otherwise. */
const rarely = <Of extends Layout>(
  path: string,
  layout: Of,
  name: keyof typeof rareViews,
  flow: FlowName | null = null,
) => ({
  path,
  access: 'anyone' as const,
  layout,
  flow,
  load: rare(name),
})

const holding = /^[\p{L}\d_.-]{1,64}$/u
const word = /^[\w.-]{0,64}$/
/** One of the pages of a holding's section, or none. */
const litePart = new RegExp(`^(${liteParts.join('|')})?$`, 'i')

/** Every built-in page: its address, who may stand on it, what it is shown in, and the part of the portal that it is loaded from (§2.2). */
export const routes = {
  home: {
    path: paths.home,
    access: 'anyone',
    layout: 'default',
    load: () => import('#views/site/home-page.tsx'),
  },
  entry: {
    path: paths.entry,
    access: 'anonymous',
    layout: 'login',
    flow: 'entryForm',
    load: () => import('#views/entry-form/entry-page.tsx'),
  },
  esia: { ...rarely(paths.esia, 'login', 'esia', 'esiaCallback'), access: 'anonymous' },
  consent: { ...rarely(paths.consent, 'login', 'consent', 'consent'), access: 'client' },
  main: {
    path: paths.account,
    access: 'account',
    layout: 'npf-lk',
    load: () => import('#views/account/main-page.tsx'),
  },
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
  programme: { ...inAccount(paths.programme, 'programme'), params: { id: word, page: word } },
  maintenance: rarely(paths.maintenance, 'login', 'maintenance'),
  outdated: {
    path: paths.outdated,
    access: 'anyone',
    layout: 'login',
    load: () => import('#views/service/outdated-page.tsx'),
  },
  mimic: rarely(paths.mimic, 'login', 'mimic', 'impersonation'),
  confirmEmail: rarely(paths.confirmEmail, 'login', 'confirmEmail', 'emailConfirmation'),
  joining: {
    ...rarely(paths.joining, 'online-joining', 'joining', 'joiningWizard'),
    params: { holding },
    access: 'joining',
  },
  onlineContract: {
    ...rarely(paths.onlineContract, 'online-joining', 'onlineContract'),
    params: { part: word },
    access: 'contract',
  },
  /* A word that names a page names no holding: without the holding one is asked to choose it. */
  holdings: { ...rarely(paths.holdings, 'lk-lite', 'holdings'), params: { part: litePart } },
  lite: {
    path: paths.lite,
    params: { id: holding, part: litePart },
    access: 'anyone',
    layout: 'lk-lite',
    load: loadLite,
  },
  previewLite: {
    path: paths.previewLite,
    access: 'anyone',
    layout: 'lk-lite',
    load: loadLite,
  },
  previewPage: rarely(paths.previewPage, 'default', 'previewPage'),
  previewPortfolio: rarely(paths.previewPortfolio, 'default', 'previewPortfolio'),
  previewProgram: rarely(paths.previewProgram, 'default', 'previewProgram'),
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes
