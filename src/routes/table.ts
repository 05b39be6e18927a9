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
/** A page of the account for who may stand on all of it. */
const inAccount = (path: string, name: keyof typeof accountViews, flow: FlowName | null = null) => ({
  path,
  access: 'account' as const,
  layout: 'npf-lk' as const,
  flow,
  load: ofAccount(name),
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
  esia: {
    path: paths.esia,
    access: 'anonymous',
    layout: 'login',
    flow: 'esiaCallback',
    load: rare('esia'),
  },
  consent: {
    path: paths.consent,
    access: 'client',
    layout: 'login',
    flow: 'consent',
    load: rare('consent'),
  },
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
  maintenance: {
    path: paths.maintenance,
    access: 'anyone',
    layout: 'login',
    load: rare('maintenance'),
  },
  outdated: {
    path: paths.outdated,
    access: 'anyone',
    layout: 'login',
    load: () => import('#views/service/outdated-page.tsx'),
  },
  mimic: {
    path: paths.mimic,
    access: 'anyone',
    layout: 'login',
    flow: 'impersonation',
    load: rare('mimic'),
  },
  confirmEmail: {
    path: paths.confirmEmail,
    access: 'anyone',
    layout: 'login',
    flow: 'emailConfirmation',
    load: rare('confirmEmail'),
  },
  joining: {
    path: paths.joining,
    params: { holding },
    access: 'joining',
    layout: 'online-joining',
    flow: 'joiningWizard',
    load: rare('joining'),
  },
  onlineContract: {
    path: paths.onlineContract,
    params: { part: word },
    access: 'contract',
    layout: 'online-joining',
    load: rare('onlineContract'),
  },
  /* A word that names a page names no holding: without the holding one is asked to choose it. */
  holdings: {
    path: paths.holdings,
    params: { part: litePart },
    access: 'anyone',
    layout: 'lk-lite',
    load: rare('holdings'),
  },
  lite: {
    path: paths.lite,
    params: { id: holding, part: litePart },
    access: 'anyone',
    layout: 'lk-lite',
    load: () => import('#views/lite/lite-page.tsx'),
  },
  previewLite: {
    path: paths.previewLite,
    access: 'anyone',
    layout: 'lk-lite',
    load: () => import('#views/lite/lite-page.tsx'),
  },
  previewPage: {
    path: paths.previewPage,
    access: 'anyone',
    layout: 'default',
    load: rare('previewPage'),
  },
  previewPortfolio: {
    path: paths.previewPortfolio,
    access: 'anyone',
    layout: 'default',
    load: rare('previewPortfolio'),
  },
  previewProgram: {
    path: paths.previewProgram,
    access: 'anyone',
    layout: 'default',
    load: rare('previewProgram'),
  },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes
