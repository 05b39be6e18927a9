import type { Place, Standing } from '#machines/navigation/contract.ts'

export const place = (path: string, known: Partial<Place> = {}): Place => ({
  path, search: '', hash: '', page: 'home', params: {}, access: 'anyone', layout: 'default', guest: null, ...known,
})
const inAccount = { layout: 'npf-lk' } as const

/** Addresses of every kind of access. */
export const places = {
  home: place('/'),
  about: place('/about/fund', { page: 'aboutFund' }),
  account: place('/lk', { page: 'account', access: 'account', ...inAccount }),
  profile: place('/lk/profile', { page: 'profile', access: 'account', search: '?tab=1', hash: '#email', ...inAccount }),
  consent: place('/lk/pdn', { page: 'consent', access: 'client', guest: 'consent', ...inAccount }),
  findProgram: place('/lk/find-program', { page: 'findProgram', access: 'account', ...inAccount }),
  login: place('/lk/login', { page: 'login', access: 'guest', guest: 'entryForm', layout: 'login' }),
  joining: place('/lk/zavod/joining-statement', { page: 'joiningStatement', access: 'joining', search: '?id=request-1', layout: 'online-joining', guest: 'joiningWizard' }),
  maintenance: place('/lk/maintenance', { page: 'maintenance' }),
  esia: place('/lk/esia', { page: 'esia', guest: 'esiaCallback' }),
  unknown: place('/programme', { page: null }),
  unknownInAccount: place('/lk/news-of-mine', { page: null, ...inAccount }),
}

const nobody: Standing = { session: 'guest', isConsentSigned: false, products: 'unknown', joiningPath: null }

/** Who may come. */
export const visitors = {
  guest: nobody,
  unsigned: { ...nobody, session: 'client' },
  client: { ...nobody, session: 'client', isConsentSigned: true, products: 'some' },
  productsUnknown: { ...nobody, session: 'client', isConsentSigned: true },
  withoutProducts: { ...nobody, session: 'client', isConsentSigned: true, products: 'none' },
  joiner: { ...nobody, session: 'joiner', joiningPath: '/lk/zavod/joining-statement?id=request-1' },
  lostJoiner: { ...nobody, session: 'joinerWithoutRequest' },
  unknown: { ...nobody, session: 'unknown' },
} satisfies Record<string, Standing>
