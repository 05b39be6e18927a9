import type { Fault } from '#domain/faults.ts'

/** A file of the account, and what it is called where the service does not say. */
export type Wanted = { fileId: string; fileName: string }
export type Input = Wanted
export type Context = Wanted & {
  loaded: number
  /** Null while the service has not said how large the file is. */
  total: number | null
  fault: Fault | null
  /** The second try after a 404 has been made: there is no third one. */
  hasRetried: boolean
}
/** What is heard while a file is received. */
export type Heard =
  | { type: 'download.progressed'; loaded: number; total: number | null }
  | { type: 'download.received' }
  | { type: 'download.refused'; fault: Fault }
export type Event = Heard | ({ type: 'download.asked' } & Wanted) | { type: 'download.cancelled' }
