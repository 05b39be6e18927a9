import { css } from '@emotion/react'
import { useState } from 'react'
import { AccountList } from '#blocks/document-list/account-list.tsx'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import type { DocumentOrder } from '#domain/client-documents.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { search } from '#ui/icons.ts'
import { columns, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'

const page = css`${stack(24)} max-width: 52rem;`
const fields = css`${columns(220, 16)}`
const all = { value: '', label: 'Все документы' }
const orders: { value: DocumentOrder; label: string }[] = [
  { value: 'CreatedDateDesc', label: 'Сначала новые' },
  { value: 'CreatedDateAsc', label: 'Сначала старые' },
]
const pageSize = 20
const searchPause = 200

/** What the browser's tab is called. */
export const tabTitle = 'Документы'

/** Every document of the client: by its kind, in either order, found by words; each is received as a file (§7.6). */
export function Page() {
  const tags = useQuery(rows.documents.tags, {})
  const [tag, setTag] = useState('')
  const [order, setOrder] = useState<DocumentOrder>('CreatedDateDesc')
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed, searchPause)
  const kinds = tags.state === 'shown' ? tags.value : []
  return (
    <div css={page}>
      <PageHeading>Документы</PageHeading>
      <div css={fields} role="search" aria-label="Документы">
        <TextField
          label="Поиск по названию"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          before={<Icon path={search} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {(kinds.length > 0 || tags.state === 'loading') && (
          <Select
            label="Вид"
            name="tag"
            options={[all, ...kinds.map(({ name, title, count }) => ({ value: name, label: `${title} (${count})` }))]}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
        )}
        <Select
          label="Порядок"
          name="order"
          options={orders}
          value={order}
          onChange={({ target }) => setOrder(target.value === 'CreatedDateAsc' ? 'CreatedDateAsc' : 'CreatedDateDesc')}
        />
      </div>
      {tags.state === 'failed' && <MissingPart title="Виды документов не загрузились" failure={tags} />}
      <Card>
        <AccountList
          key={`${tag} ${order}`}
          tags={tag === '' ? [] : [tag]}
          order={order}
          pageSize={pageSize}
          search={settled}
          otherwise={<EmptyState title="Документов пока нет">Они появятся здесь, когда фонд их сформирует.</EmptyState>}
        />
      </Card>
    </div>
  )
}
