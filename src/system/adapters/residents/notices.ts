import { fromPromise } from 'xstate'
import { isUnknown } from '#domain/guards.ts'
import { notices } from '#machines/notices/machine.ts'
import { tabStorageKeys } from '../../browser/tab-storage.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { fillLater } from '../kit/fill-later.ts'
import { watchNetwork } from '../kit/listeners.ts'

/** What takes what is told, before the charts that show it have come. */
export function filledNotices({ session, idle }: Dependencies) {
  // What is written from now on is for the page after this one.
  const isLeft = session.read(tabStorageKeys.fault, isUnknown) !== null
  const filled = notices.provide({
    actors: {
      watchNetwork,
      loadNoticeBoard: fromPromise(async () => {
        await idle
        fillLater(filled, { noticeBoard: (await import('./notice-board.ts')).filledNoticeBoard(session, isLeft) })
      }),
    },
  })
  return filled
}
