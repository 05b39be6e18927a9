import { useRef, useState, type ReactNode } from 'react'
import type { ClientDocument, DocumentOrder } from '#domain/client-documents.ts'
import { describe } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { rows, useQueries } from '#system/react/use-query.ts'
import { useTask } from '#system/react/use-task.ts'
import { useClientId } from '#system/react/use-visitor-kind.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { flow } from '../kit/page-grid.ts'
import { ListSkeleton } from '../document-list.tsx'
import { DocumentLine } from '../parts/document-rows.tsx'
import { fileFacts } from '../parts/files.ts'
import { TaskProgress } from '../parts/task-progress.tsx'
import { ShowMore } from './show-more.tsx'

const batch = limits.documentsPageCount

type AccountListProps = {
  tags: readonly string[]
  order: DocumentOrder
  pageSize: number
  /** What is shown where the client has none of these. */
  otherwise: ReactNode
}

/** The client's own documents, some at a time; what has come stays where the rest fails. */
export function AccountList({ tags, order, pageSize, otherwise }: AccountListProps) {
  const clientId = useClientId()
  const list = useRef<HTMLUListElement>(null)
  const ask = { ...(clientId === null ? {} : { clientId }), Tags: [...tags], Order: order, HasTags: true, count: batch }
  const [first] = useQueries(rows.documents.list, [{ query: { ...ask, pageNo: 1 } }])
  const total = first?.state === 'shown' ? first.value.totalCount : 0
  const [pages, setPages] = useState(1)
  const shown = Math.min(pages * pageSize, total)
  const batches = Array.from({ length: Math.ceil(Math.max(shown, 1) / batch) }, (_, index) => ({ query: { ...ask, pageNo: index + 1 } }))
  const queries = useQueries(rows.documents.list, batches)

  if (first?.state === 'failed') return <FailedState title="Документы не загрузились" onRetry={first.retry}>{describe(first.fault)}</FailedState>
  if (first?.state !== 'shown') return <ListSkeleton count={Math.min(pageSize, 4)} />
  if (total === 0) return otherwise
  const documents = queries.flatMap((query) => (query.state === 'shown' ? query.value.items : [])).slice(0, shown)
  const failed = queries.find((query) => query.state === 'failed')
  return (
    <div css={flow}>
      <ul role="list" ref={list}>{documents.map((document) => <AccountRow key={document.id} document={document} />)}</ul>
      {failed && <FailedState title="Остальные документы не загрузились" onRetry={failed.retry}>{describe(failed.fault)}</FailedState>}
      {!failed && <ShowMore list={list} shown={documents.length} total={total} busy={documents.length < shown} onMore={() => setPages(pages + 1)} />}
    </div>
  )
}

/** One document of the client: received through the account, since its file is behind a token. */
function AccountRow({ document }: { document: ClientDocument }) {
  const { title, fileId, fileName, size, documentDate, createdDate, isSigned } = document
  const name = fileName ?? ''
  const task = useTask({ kind: 'download', file: { fileId: fileId ?? '', fileName: name || title } })
  const about = fileFacts({ title: name, fileId: fileId ?? '', size: size ?? undefined, date: documentDate ?? createdDate })
  const facts = [about, isSigned && 'подписан', !fileId && 'файла в кабинете нет'].filter(Boolean).join(' · ')
  if (!fileId) return <DocumentLine facts={facts}>{() => title}</DocumentLine>
  return (
    <DocumentLine facts={facts} below={<TaskProgress title={title} task={task} />}>
      {(factsId) => (
        <Button kind="link" onClick={task.ask} aria-label={`Скачать: ${title}`} aria-describedby={factsId}>
          {title}
        </Button>
      )}
    </DocumentLine>
  )
}
