import { IdleWarning } from '#layouts/idle-warning.tsx'
import { NoticeBoard } from '#layouts/notice-board.tsx'
import { SignOutQuestion } from '#layouts/sign-out-question.tsx'
import { Alive } from '#system/react/system.tsx'
import { usePrefetch } from './prefetch.ts'

/** What lies over the page, messages and dialogs, with what watches its links: a page begins without either. */
export function Overlays() {
  usePrefetch()
  return (
    <>
      <NoticeBoard />
      <Alive actor="inactivity">
        <IdleWarning />
      </Alive>
      <Alive actor="signOut">
        <SignOutQuestion />
      </Alive>
    </>
  )
}
