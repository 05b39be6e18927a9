import * as z from 'zod/mini'
import { documentOrders, type DocumentOrder } from '#domain/client-documents.ts'
import { count } from '#domain/numbers.ts'
import { useVisitorKind } from '#system/react/use-visitor-kind.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { ListSkeleton } from './document-list/list-skeleton.tsx'
import { PublishedList } from './document-list/published-list.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText } from './kit/params.ts'
import { usable } from './kit/usable.ts'
import { FileDocument } from './parts/files.ts'

const params = z.object({
  title: optionalText, tags: z.catch(usable(requiredText), []), documents: z.catch(usable(FileDocument), []),
  pageSize: z.catch(count, 10), order: z.catch(z.optional(z.enum(documentOrders)), undefined),
})

const AccountList = lazyWithFallback(async () => (await import('./document-list/account-list.tsx')).AccountList, { fallback: <ListSkeleton count={4} /> })

/** In the order that content asks for; those without a date stay last. */
function inOrder(files: readonly FileDocument[], order: DocumentOrder | undefined): readonly FileDocument[] {
  if (order === undefined) return files
  const sign = order === 'CreatedDateAsc' ? 1 : -1
  return files.toSorted(({ date: one }, { date: other }) => (one && other ? sign * one.localeCompare(other) : Number(!one) - Number(!other)))
}

/** Documents: a client's own by their tags, for everybody else those that are published. */
export const Block = block(params, function DocumentListBlock({ params: { title, tags, documents, pageSize, order } }) {
  const visitor = useVisitorKind()
  const hasOwn = tags.length > 0 && visitor === 'client'
  const isUnknown = tags.length > 0 && visitor === 'unknown'
  if (!hasOwn && !isUnknown && documents.length === 0) return null
  const published = documents.length > 0
    ? <PublishedList files={inOrder(documents, order)} pageSize={pageSize} />
    : <EmptyState title="Документов пока нет">Они появятся здесь, когда фонд их сформирует.</EmptyState>
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {isUnknown ? <ListSkeleton count={Math.min(pageSize, 4)} /> : null}
      {hasOwn ? <AccountList tags={tags} order={order ?? 'CreatedDateAsc'} pageSize={pageSize} otherwise={published} /> : null}
      {!hasOwn && !isUnknown ? published : null}
    </div>
  )
})
