import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { DraftQuestion } from './draft-question.tsx'

type DeleteDraftProps = {
  /** Which statement it is. */
  title: string
  onDelete: () => void
  busy?: boolean | undefined
  /** Why it was not deleted, as a sentence. */
  failure?: string | undefined
  /** Why it cannot be deleted. */
  blocked?: string | undefined
}

/** Deletes a draft, but only after a question. */
export function DeleteDraft({ title, onDelete, busy, failure, blocked }: DeleteDraftProps) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const remove = () => {
    close()
    onDelete()
  }
  return (
    <>
      <Button
        kind="quiet"
        busy={busy}
        blocked={blocked}
        aria-label={`Удалить черновик: ${title}`}
        onClick={() => blocked === undefined && setAsked(true)}
      >
        Удалить
      </Button>
      <FailureLine reason={failure} />
      {isAsked && <DraftQuestion title={title} onClose={close} onDelete={remove} />}
    </>
  )
}
