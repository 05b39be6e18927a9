import type { EsiaDialog } from '#domain/esia-dialogs.ts'
import type { Fault } from '#domain/faults.ts'
import type { Toast, Tone } from '../toast/contract.ts'

/** A dialog about the identity provider; the words of the callback are shown as text (§8.4). */
export type Dialog = { kind: EsiaDialog; error: string; errorDescription: string }

export type Context = { toasts: Toast[]; dialogs: Dialog[]; raised: number }
export type Event =
  | { type: 'notice.raised'; text: string; tone: Tone }
  /** Something failed, and nobody expected it: here alone is decided what is said of it. */
  | { type: 'fault.reported'; fault: Fault }
  | { type: 'toast.expired'; id: string }
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toasts.held' }
  | { type: 'toasts.released' }
  | { type: 'dialog.raised'; dialog: Dialog }
  | { type: 'dialog.closed' }
