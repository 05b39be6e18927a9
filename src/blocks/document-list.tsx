import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { useRef, useState } from 'react'
import { documentOrders, type DocumentOrder } from '#domain/client-documents.ts'
import { count } from '#domain/numbers.ts'
import { useVisitorKind } from '#system/react/use-visitor-kind.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ShowMore } from './document-list/show-more.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText, usable } from './kit/params.ts'
import { DocumentRows } from './parts/document-rows.tsx'
import { FileDocument } from './parts/files.ts'

const line = css`height: 4.3rem; padding-block: 12px;`

/** Lines of documents that are on their way. */
export const ListSkeleton = ({ count }: { count: number }) => (
  <Loading label="Документы загружаются…">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} css={line}>
        <Skeleton count={2} />
      </div>
    ))}
  </Loading>
)

const params = z.object({
  title: optionalText,
  tags: z.catch(usable(requiredText), []),
  documents: z.catch(usable(FileDocument), []),
  pageSize: z.catch(count, 10),
  order: z.catch(z.optional(z.enum(documentOrders)), undefined),
  externalId: optionalText,
})

const AccountList = lazyWithFallback(async () => (await import('./document-list/account-list.tsx')).AccountList, {
  fallback: <ListSkeleton count={4} />,
})

/** In the order that content asks for; those without a date stay last. */
function inOrder(files: readonly FileDocument[], order: DocumentOrder | undefined): readonly FileDocument[] {
  if (order === undefined) return files
  const sign = order === 'CreatedDateAsc' ? 1 : -1
  return files.toSorted(({ date: one }, { date: other }) =>
    one && other ? sign * one.localeCompare(other) : Number(!one) - Number(!other),
  )
}

/** Documents: a client's own by their tags, for everybody else those that are published. */
export const Block = block(
  params,
  function DocumentListBlock({ params: { title, tags, documents, pageSize, order, externalId } }) {
    const visitor = useVisitorKind()
    const hasOwn = tags.length > 0 && visitor === 'client'
    const isUnknown = tags.length > 0 && visitor === 'unknown'
    if (!hasOwn && !isUnknown && documents.length === 0) return null
    const published =
      documents.length > 0 ? (
        <PublishedList files={inOrder(documents, order)} pageSize={pageSize} />
      ) : (
        <EmptyState title="Документов пока нет">Они появятся здесь, когда фонд их сформирует.</EmptyState>
      )
    return (
      <div css={flow}>
        {title && <BlockHeading>{title}</BlockHeading>}
        {isUnknown ? <ListSkeleton count={Math.min(pageSize, 4)} /> : null}
        {hasOwn ? (
          <AccountList
            tags={tags}
            of={externalId}
            order={order ?? 'CreatedDateAsc'}
            pageSize={pageSize}
            otherwise={published}
          />
        ) : null}
        {!hasOwn && !isUnknown ? published : null}
      </div>
    )
  },
)

/** Documents that the content service has published: anybody opens them. */
function PublishedList({ files, pageSize }: { files: readonly FileDocument[]; pageSize: number }) {
  const list = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(1)
  const shown = Math.min(pages * pageSize, files.length)
  return (
    <div css={flow}>
      <div ref={list}>
        <DocumentRows files={files.slice(0, shown)} />
      </div>
      <ShowMore list={list} shown={shown} total={files.length} onMore={() => setPages(pages + 1)} />
    </div>
  )
}
