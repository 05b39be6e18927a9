/**
 * The services that views query, a line each: how its rows are loaded, and which actor makes its queries; those of the account end with
 * the session. The actor goes by the service: pages that anybody may open read rows that may carry a token.
 */
export const services = {
  content: { home: 'queries', load: async () => (await import('#api/tables/content.ts')).content },
  investment: { home: 'queries', load: async () => (await import('#api/tables/investment.ts')).investment },
  balances: { home: 'accountQueries', load: async () => (await import('#api/tables/balances.ts')).balances },
  cashFlow: { home: 'accountQueries', load: async () => (await import('#api/tables/cash-flow.ts')).cashFlow },
  documents: { home: 'accountQueries', load: async () => (await import('#api/tables/documents.ts')).documents },
} as const

export type Service = keyof typeof services
