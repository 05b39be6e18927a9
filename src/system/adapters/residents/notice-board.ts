import { describe } from '#domain/fault-texts.ts'
import { prefixes } from '#domain/fault-prefixes.ts'
import { messages, type Fault } from '#domain/faults.ts'
import { isNullOr, isNumber, isOneOf, isRecord, isText, type Guard } from '#domain/guards.ts'
import type { Tone } from '#machines/toast/contract.ts'
import { noticeBoard } from '#machines/notice-board/machine.ts'
import { tabStorageKeys } from '../../browser/tab-storage.ts'
import type { Store } from '../../browser/storage.ts'
import { atOnce } from '../kit/at-once.ts'

const isFault = isRecord({
  kind: isOneOf(['offline', 'timeout', 'refused', 'unauthorized', 'broken', 'aborted', 'unexpected']),
  status: isNullOr(isNumber),
  code: isNullOr(isText),
  description: isNullOr(isText),
  message: isNullOr(isText),
  prefix: isNullOr(isOneOf(Object.keys(prefixes))),
}) as Guard<Fault>

/**
 * Toasts and dialogs, and what had to be said when the page was loaded anew: why the session could not be renewed (8-06); `isLeft` says that
 * the page before this one has left something.
 */
export function filledNoticeBoard(session: Store, isLeft: boolean) {
  return noticeBoard.provide({
    actors: {
      recallNotices: atOnce((): { text: string; tone: Tone }[] => {
        if (!isLeft) return []
        const fault = session.read(tabStorageKeys.fault, isFault)
        session.remove(tabStorageKeys.fault)
        return fault
          ? [{ text: describe(fault) ?? `${prefixes.refresh}. ${messages.sessionExpired}`, tone: 'bad' }]
          : []
      }),
    },
  })
}
