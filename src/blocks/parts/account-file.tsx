import { useRef, useState, type Ref } from 'react'
import { canBeRead } from '#domain/preview.ts'
import type { WantedFile } from '#domain/tasks.ts'
import { useAsk, useTask } from '#system/react/use-task.ts'
import { Button } from '#ui/button.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { DocumentLine } from './document-rows.tsx'
import { TaskProgress } from './task-progress.tsx'

/** A document is opened by a press only: what shows it comes after the page. */
const DocumentPreview = lazyWithFallback(async () => (await import('./document-preview.tsx')).DocumentPreview)

type AccountFileProps = {
  title: string
  /** Null where the document has no file in the account. */
  file: WantedFile | null
  facts: string
}

/** A line of a list: a client's own file, received through the account, since it is behind a token; what the portal can show is read here. */
export function AccountFile({ title, file, facts }: AccountFileProps) {
  if (file === null) return <DocumentLine facts={facts}>{() => title}</DocumentLine>
  return <FileLine title={title} file={file} facts={facts} />
}

function FileLine({ title, file, facts }: { title: string; file: WantedFile; facts: string }) {
  const saving = useRef<HTMLButtonElement>(null)
  const task = useTask({ kind: 'download', file })
  const isRead = canBeRead(file)
  const save = { ref: saving, title, onSave: task.ask }
  return (
    <DocumentLine
      facts={facts}
      beside={isRead && <SaveButton {...save} text="Скачать" />}
      below={<TaskProgress title={title} task={task} returnFocusTo={saving} />}
    >
      {(factsId) =>
        isRead ? (
          <Opener title={title} file={file} factsId={factsId} />
        ) : (
          <SaveButton {...save} text={title} factsId={factsId} />
        )
      }
    </DocumentLine>
  )
}

type SaveButtonProps = {
  ref: Ref<HTMLButtonElement>
  title: string
  text: string
  factsId?: string | undefined
  onSave: () => void
}

function SaveButton({ ref, title, text, factsId, onSave }: SaveButtonProps) {
  return (
    <Button
      ref={ref}
      kind="link"
      data-print={text === title ? 'words' : undefined}
      onClick={onSave}
      aria-label={`Скачать: ${title}`}
      aria-describedby={factsId}
    >
      {text}
    </Button>
  )
}

function Opener({ title, file, factsId }: { title: string; file: WantedFile; factsId: string | undefined }) {
  const ask = useAsk()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    ask({ kind: 'reading', file })
    setOpen(true)
  }
  return (
    <>
      <Button kind="link" data-print="words" onClick={open} aria-label={`Открыть: ${title}`} aria-describedby={factsId}>
        {title}
      </Button>
      {isOpen && <DocumentPreview title={title} file={file} onClose={() => setOpen(false)} />}
    </>
  )
}
