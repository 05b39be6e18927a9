import { useRef } from 'react'
import type { WantedFile } from '#domain/tasks.ts'
import { useTask } from '#system/react/use-task.ts'
import { Button } from '#ui/button.tsx'
import { DocumentLine } from './document-rows.tsx'
import { TaskProgress } from './task-progress.tsx'

type AccountFileProps = {
  title: string
  /** Null where the document has no file in the account. */
  file: WantedFile | null
  facts: string
}

const none: WantedFile = { fileId: '', fileName: '' }

/** A line of a list: a client's own file, received through the account, since it is behind a token. */
export function AccountFile({ title, file, facts }: AccountFileProps) {
  const button = useRef<HTMLButtonElement>(null)
  const task = useTask({ kind: 'download', file: file ?? none })
  if (file === null) return <DocumentLine facts={facts}>{() => title}</DocumentLine>
  return (
    <DocumentLine facts={facts} below={<TaskProgress title={title} task={task} returnFocusTo={button} />}>
      {(factsId) => (
        <Button ref={button} kind="link" onClick={task.ask} aria-label={`Скачать: ${title}`} aria-describedby={factsId}>
          {title}
        </Button>
      )}
    </DocumentLine>
  )
}
