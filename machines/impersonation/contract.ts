import type { Auth } from '#domain/auth.ts'

/** What an operator's link brought, and whether somebody's sign-in is held in this tab already. */
export type Link = { auth: Auth; isSomebodyIn: boolean }
/** The sign-in waits here, in memory alone, while the person is being asked. */
export type Context = { auth: Auth | null }
export type Event =
  /** The living session may give way to the operator's. */
  { type: 'impersonation.confirmed' } | { type: 'impersonation.declined' }
