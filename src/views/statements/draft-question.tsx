import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type DraftQuestionProps = { title: string; onClose: () => void; onDelete: () => void }

/** Asks whether a draft is to go, before anything of it does. */
export function DraftQuestion({ title, onClose, onDelete }: DraftQuestionProps) {
  return (
    <Dialog
      title="Удалить черновик?"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onDelete}>
            Удалить
          </Button>
          <Button data-focus-first="" onClick={onClose}>
            Оставить
          </Button>
        </>
      }
    >
      <p>«{title}»: всё, что вы ввели и приложили, удалится. Вернуть черновик будет нельзя.</p>
    </Dialog>
  )
}
