import { dialog, toasts } from '#machines/notice-board/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Toasts } from '#ui/toasts.tsx'

const EsiaDialog = lazyWithFallback(() => import('./esia-dialog.tsx').then((part) => part.EsiaDialog))

/** Toasts (8-01) and the dialogs about the identity provider (8-14), over whatever page is open. */
export function NoticeBoard() {
  const board = useActor('noticeBoard')
  const shown = useView('noticeBoard', toasts)
  const asked = useView('noticeBoard', dialog)
  return (
    <>
      <Toasts
        toasts={shown}
        onHold={() => board.send({ type: 'toasts.held' })}
        onRelease={() => board.send({ type: 'toasts.released' })}
        onClose={(id) => board.send({ type: 'toast.dismissed', id })}
      />
      {asked && <EsiaDialog {...asked} onClose={() => board.send({ type: 'dialog.closed' })} />}
    </>
  )
}
