const accountPages = () => import('#api/tables/account-pages.ts')

/**
 * The services that views query, a line each: how its rows are loaded; which actor makes its queries, those of the account ending with the
 * session; and the tags by which a write may call them. The actor goes by the service: pages that anybody may open read rows that may
 * carry a token.
 */
export const services = {
  content: { home: 'queries', tags: [], load: async () => (await import('#api/tables/content.ts')).content },
  auth: { home: 'queries', tags: [], load: async () => (await import('#api/tables/auth.ts')).auth },
  investment: { home: 'queries', tags: [], load: async () => (await import('#api/tables/investment.ts')).investment },
  account: {
    home: 'accountQueries',
    tags: ['profile'],
    load: async () => (await import('#api/tables/account.ts')).account,
  },
  agreements: {
    home: 'accountQueries',
    tags: [],
    load: async () => (await accountPages()).agreements,
  },
  balances: {
    home: 'accountQueries',
    tags: ['money'],
    load: async () => (await import('#api/tables/balances.ts')).balances,
  },
  cashFlow: {
    home: 'accountQueries',
    tags: ['money'],
    load: async () => (await accountPages()).cashFlow,
  },
  contributions: {
    home: 'accountQueries',
    tags: ['money'],
    load: async () => (await accountPages()).contributions,
  },
  documents: {
    home: 'accountQueries',
    tags: ['documents'],
    load: async () => (await accountPages()).documents,
  },
  statements: {
    home: 'accountQueries',
    tags: ['statements'],
    load: async () => (await accountPages()).statements,
  },
  files: { home: 'accountQueries', tags: [], load: async () => (await accountPages()).files },
  portfolios: {
    home: 'accountQueries',
    tags: ['money'],
    load: async () => (await accountPages()).portfolios,
  },
  sharers: {
    home: 'accountQueries',
    tags: [],
    load: async () => (await accountPages()).sharers,
  },
} satisfies Record<string, { home: 'queries' | 'accountQueries'; tags: readonly string[]; load: () => Promise<object> }>

export type Service = keyof typeof services
