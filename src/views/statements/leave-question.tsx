import { useHeldPage } from '#system/react/use-held-page.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before a page is left whose statement lies in its memory alone. */
export function LeaveQuestion() {
  const held = useHeldPage()
  return (
    held && (
      <Dialog
        title="Уйти без сохранения?"
        onClose={held.stay}
        actions={
          <>
            <Button data-focus-first="" onClick={held.stay}>
              Остаться
            </Button>
            <Button kind="secondary" onClick={held.follow}>
              Уйти
            </Button>
          </>
        }
      >
        <p>
          Браузер не даёт сохранять на этом устройстве, и последние правки фонд ещё не получил. Если уйти, они пропадут.
        </p>
      </Dialog>
    )
  )
}
