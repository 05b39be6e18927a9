import type { PageLocation, Visitor } from '#machines/navigation/contract.ts'

export const location = (path: string, known: Partial<PageLocation> = {}): PageLocation => ({
  path,
  search: '',
  hash: '',
  page: 'home',
  params: {},
  access: 'anyone',
  layout: 'default',
  flow: null,
  ...known,
})
const inAccount = { layout: 'npf-lk' } as const

/** Addresses of every kind of access. */
export const locations = {
  home: location('/'),
  about: location('/about/fund', { page: 'aboutFund' }),
  account: location('/lk', { page: 'account', access: 'account', ...inAccount }),
  profile: location('/lk/profile', {
    page: 'profile',
    access: 'account',
    search: '?tab=1',
    hash: '#email',
    ...inAccount,
  }),
  consent: location('/lk/pdn', { page: 'consent', access: 'client', flow: 'consent', ...inAccount }),
  findProgram: location('/lk/find-program', { page: 'findProgram', access: 'account', ...inAccount }),
  login: location('/lk/login', { page: 'login', access: 'anonymous', flow: 'entryForm', layout: 'login' }),
  joining: location('/lk/zavod/joining-statement', {
    page: 'joiningStatement',
    access: 'joining',
    search: '?id=request-1',
    layout: 'online-joining',
    flow: 'joiningWizard',
  }),
  contract: location('/lk/online-contract', {
    page: 'onlineContract',
    access: 'contract',
    layout: 'online-joining',
  }),
  maintenance: location('/lk/maintenance', { page: 'maintenance' }),
  esia: location('/lk/esia', { page: 'esia', flow: 'esiaCallback' }),
  unknown: location('/programme', { page: null }),
  unknownInAccount: location('/lk/news-of-mine', { page: null, ...inAccount }),
}

const nobody: Visitor = {
  session: 'anonymous',
  isConsentSigned: false,
  products: 'unknown',
  joiningPath: null,
  isRequestAccepted: false,
}

/** Who may come. */
export const visitors = {
  anonymous: nobody,
  unsigned: { ...nobody, session: 'client' },
  client: { ...nobody, session: 'client', isConsentSigned: true, products: 'some' },
  productsUnknown: { ...nobody, session: 'client', isConsentSigned: true },
  withoutProducts: { ...nobody, session: 'client', isConsentSigned: true, products: 'none' },
  joiner: { ...nobody, session: 'joiner', joiningPath: '/lk/zavod/joining-statement?id=request-1' },
  accepted: {
    ...nobody,
    session: 'joiner',
    joiningPath: '/lk/zavod/joining-statement?id=request-1',
    isRequestAccepted: true,
  },
  lostJoiner: { ...nobody, session: 'joinerWithoutRequest' },
  unknown: { ...nobody, session: 'unknown' },
} satisfies Record<string, Visitor>
