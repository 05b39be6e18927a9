import type { Wanted } from '../download/contract.ts'

/** The keys of what has been started; what becomes of it is known to the children of the same names. */
export type Context = { inquiries: string[]; downloads: string[] }
export type Event =
  | { type: 'inquiry.opened'; key: string }
  | { type: 'inquiry.left'; key: string }
  | ({ type: 'download.asked'; key: string } & Wanted)
  | { type: 'client.left' }
