import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import type { UnwantedDraft } from '#domain/tasks.ts'
import { useTask } from '#system/react/use-task.ts'
import { DeleteDraft } from './delete-draft.tsx'

/* The button and what went wrong stand in the card's own row. */
const inRow = css`display: contents;`

/** The card goes while the focus is in it: to the heading under which it stood, or to the page's where that goes too. */
function focusHeadingOf(section: Element | null | undefined): void {
  if (document.activeElement !== document.body) return
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h2') : document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** Deletes a draft from its card, here and at the fund; the card goes with it. */
export function DraftRemoval({ draft }: { draft: UnwantedDraft }) {
  const { status, errorText, ask } = useTask({ kind: 'removal', draft })
  const blocked = useOperatorReason('черновик удалить нельзя')
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    const section = place.current?.closest('section')
    return () => {
      if (wasAsked.current) focusHeadingOf(section)
    }
  }, [])
  const remove = () => {
    wasAsked.current = true
    ask()
  }
  return (
    <div css={inRow} ref={place}>
      <DeleteDraft
        title={draft.title}
        onDelete={remove}
        busy={status === 'waiting' || status === 'making'}
        failure={status === 'failed' ? (errorText ?? undefined) : undefined}
        blocked={blocked}
      />
    </div>
  )
}
