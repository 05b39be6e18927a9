import { dialog, toasts } from '#machines/notices/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Toasts } from '#ui/toasts.tsx'

const EsiaDialog = lazyWithFallback(() => import('./esia-dialog.tsx').then((part) => part.EsiaDialog))

/** Toasts (8-01) and the dialogs about the identity provider (8-14), over whatever page is open. */
export function NoticeBoard() {
  const notices = useActor('notices')
  const shown = useView('notices', toasts)
  const asked = useView('notices', dialog)
  return (
    <>
      <Toasts
        toasts={shown}
        onHold={() => notices.send({ type: 'toasts.held' })}
        onRelease={() => notices.send({ type: 'toasts.released' })}
        onClose={(id) => notices.send({ type: 'toast.dismissed', id })}
      />
      {asked && <EsiaDialog {...asked} onClose={() => notices.send({ type: 'dialog.closed' })} />}
    </>
  )
}
