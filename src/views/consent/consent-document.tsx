import { css } from '@emotion/react'
import { useId, useRef, useState } from 'react'
import { TaskProgress } from '#blocks/parts/task-progress.tsx'
import { pdn } from '#domain/consent.ts'
import type { WantedFile } from '#domain/tasks.ts'
import { useTask } from '#system/react/use-task.ts'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { RichText } from '#ui/rich-text.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const tools = css(
  row(4),
  css`justify-content: space-between; margin-top: 4px; > button { min-height: 2.75rem; padding-inline: 8px; }`,
)
const card = css`
  padding: 16px 20px; border: 1px solid var(--line-strong); border-radius: var(--control-radius); background: var(--surface);
  h2 { font-size: var(--type-18); }
  h3 { font-size: var(--type-16); }
  h2 + h3, p + h3 { margin-top: 24px; }
  @media print { height: auto; padding: 0; border: 0; overflow: visible; }
`
const scrolling = css`height: clamp(14rem, 46dvh, 30rem); overflow: auto; overscroll-behavior: contain; @media print { height: auto; overflow: visible; }`

const title = 'Согласие на обработку персональных данных'
const file: WantedFile = { paper: { kind: 'consent', consentType: pdn.consentType }, fileName: `${title}.pdf` }

/** The document in a window of its own that scrolls, by the keyboard too, opens to its whole length, can be printed and kept as a file. */
export function ConsentDocument({ html }: { html: string }) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const saving = useRef<HTMLButtonElement>(null)
  const task = useTask({ kind: 'download', file })
  return (
    <div>
      <div
        css={[card, !isWhole && scrolling]}
        id={id}
        role="region"
        aria-label="Текст согласия"
        tabIndex={isWhole ? undefined : 0}
      >
        <RichText html={html} />
      </div>
      <div css={tools} data-print="no">
        <Button kind="quiet" size="small" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть документ' : 'Развернуть документ'}
        </Button>
        <Button kind="quiet" size="small" onClick={() => window.print()}>
          Распечатать
        </Button>
        <Button ref={saving} kind="quiet" size="small" onClick={task.ask}>
          Сохранить файлом
        </Button>
      </div>
      <TaskProgress title={title} task={task} returnFocusTo={saving} />
    </div>
  )
}

/** The room of the document while it is on its way. */
export function ConsentSkeleton() {
  return (
    <Loading label="Загружаем документ…" css={[card, scrolling]}>
      <Skeleton count={8} />
    </Loading>
  )
}
