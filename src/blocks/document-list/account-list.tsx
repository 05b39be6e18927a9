import { css } from '@emotion/react'
import { useRef, useState, type ReactNode } from 'react'
import type { DocumentOrder } from '#domain/client-documents.ts'
import { programmeAt } from '#domain/programme-location.ts'
import { counted } from '#domain/plural.ts'
import { holdsWords } from '#domain/search.ts'
import { describeAlways } from '#domain/fault-texts.ts'
import { currentUrl } from '#system/react/browser.ts'
import { usePages } from '#system/react/use-pages.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { rows, type Failure } from '#system/react/use-query.ts'
import { useClientId } from '#system/react/use-visitor-kind.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { flow } from '../kit/page-grid.ts'
import { ListSkeleton } from '../document-list.tsx'
import { Queried } from '../parts/queried.tsx'
import { AccountRow } from './account-row.tsx'
import { ShowMore } from './show-more.tsx'

const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

const foundText = (found: number, loaded: number, total: number) =>
  `${found === 0 ? 'Ничего не нашлось' : `Найдено: ${counted(found, 'документ', 'документа', 'документов')}`}${
    loaded < total ? ` среди загруженных ${loaded} из\u00A0${total}` : ''
  }`

type AccountListProps = {
  /** Of which kinds; none of them is all of them. */
  tags: readonly string[]
  /** Of one contract alone, by its id; `:id` is that of the programme whose page this is. */
  of?: string | undefined
  /** Of those that have come, only what holds these words in its name or number. */
  search?: string
  order: DocumentOrder
  pageSize: number
  /** What is shown where the client has none of these. */
  otherwise: ReactNode
}

const ofThisPage = ':id'

/** Of which contract the documents are: that of the programme whose page this is, once it is known; elsewhere of all. */
function useContract(of: string | undefined): { isKnown: boolean; externalId?: string | undefined } {
  const programmes = useProgrammes()
  const [inPath] = useState(() => /^\/lk\/program(?:\/([^/]+))?(?:\/([^/]+))?/.exec(currentUrl().pathname))
  if (of !== ofThisPage) return { isKnown: true, externalId: of }
  const at = inPath && programmeAt({ id: inPath[1], page: inPath[2] }, programmes)
  return { isKnown: !inPath || programmes.length > 0, externalId: at?.programme.agreementId }
}

/** The client's own documents, some at a time; what has come stays where the rest fails. */
export function AccountList({ of, ...list }: AccountListProps) {
  const { isKnown, externalId } = useContract(of)
  return isKnown ? <ListOf {...list} externalId={externalId} /> : <ListSkeleton count={Math.min(list.pageSize, 4)} />
}

type ListOfProps = Omit<AccountListProps, 'of'> & { externalId: string | undefined }

function ListOf({ tags, externalId, search, order, pageSize, otherwise }: ListOfProps) {
  const clientId = useClientId()
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(pageSize)
  const { query } = usePages(
    rows.documents.list,
    {
      query: {
        ...(clientId === null ? {} : { clientId }),
        Tags: [...tags],
        Order: order,
        HasTags: tags.length > 0,
        ...(externalId === undefined ? {} : { ExternalId: externalId }),
      },
    },
    count,
  )
  const failed = (title: string, { fault, retry, isRetrying }: Failure) => (
    <FailedState title={title} onRetry={retry} busy={isRetrying}>
      {describeAlways(fault)}
    </FailedState>
  )
  return (
    <Queried
      query={query}
      loading={<ListSkeleton count={Math.min(pageSize, 4)} />}
      empty={({ total }) => (total === 0 ? otherwise : null)}
      failed={(failure) => failed('Документы не загрузились', failure)}
      partial={(shown, _, failure) => (
        <div css={flow}>
          {shown}
          {failed('Остальные документы не загрузились', failure)}
        </div>
      )}
    >
      {({ items, total }) => {
        const asked = search?.trim() ?? ''
        const documents = asked ? items : items.slice(0, count)
        const found = documents.filter(({ title, number }) => holdsWords(`${title} ${number ?? ''}`, asked))
        const isShort = documents.length < Math.min(count, total)
        return (
          <div css={flow}>
            {search !== undefined && (
              <p css={soft} role={asked ? 'status' : undefined}>
                {asked
                  ? foundText(found.length, documents.length, total)
                  : `Показано ${documents.length} из\u00A0${total}`}
              </p>
            )}
            <ul role="list" ref={list}>
              {found.map((document) => (
                <AccountRow key={document.id} document={document} />
              ))}
            </ul>
            {query.state === 'shown' && (
              <ShowMore
                list={list}
                shown={documents.length}
                total={total}
                busy={isShort}
                isSearched={asked !== ''}
                onMore={() => setCount(Math.max(count, documents.length) + pageSize)}
              />
            )}
          </div>
        )
      }}
    </Queried>
  )
}
