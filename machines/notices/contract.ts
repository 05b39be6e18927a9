import type { EsiaDialog } from '#domain/esia-dialogs.ts'
import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { Tone } from '../toast/contract.ts'

/** A dialog about the identity provider; the words of the callback are shown as text (§8.4). */
export type Dialog = { kind: EsiaDialog; error: string; errorDescription: string }

/** What any chart may want to be told to the person. */
export type Notice =
  | { type: 'notice.raised'; text: string; tone: Tone }
  /** Something failed, and nobody expected it. */
  | { type: 'fault.reported'; fault: Fault }
  | { type: 'dialog.raised'; dialog: Dialog }

/** What was told before there was anything to show it, in its order. */
export type Context = { waiting: Notice[] }
export type Event = Notice | RetryEvent
