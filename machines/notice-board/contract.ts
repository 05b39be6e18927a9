import type { Dialog, Notice } from '../notices/contract.ts'
import type { Toast } from '../toast/contract.ts'

export type Context = { toasts: Toast[]; dialogs: Dialog[]; raised: number }
export type Event =
  /** Of a fault it is decided here alone what is said. */
  | Notice
  | { type: 'toast.expired'; id: string }
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toasts.held' }
  | { type: 'toasts.released' }
  | { type: 'dialog.closed' }
