import { css } from '@emotion/react'
import { AccountFile } from '#blocks/parts/account-file.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import type { ClientDocument } from '#domain/client-documents.ts'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as limits from '#domain/limits.ts'
import { isRecent } from '#domain/recent-documents.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { useClientId } from '#system/react/use-visitor-kind.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'

const part = css`${stack(16)}`
const card = css`padding-block: 4px;`
const newest = { Tags: [], Order: 'CreatedDateDesc' as const, HasTags: false, count: limits.newDocumentsCount }

/** Documents that have come in the last month; nothing where none has. */
export function NewDocuments() {
  const clientId = useClientId()
  const query = useQuery(rows.documents.list, { query: { ...(clientId === null ? {} : { clientId }), ...newest } })
  const today = useToday()
  const isNew = (document: ClientDocument) => isRecent(document, today)
  if (query.state === 'loading' || (query.state === 'shown' && !query.value.items.some(isNew))) return null
  return (
    <section css={part} aria-labelledby="new-documents">
      <h2 id="new-documents">Новые документы</h2>
      <Queried query={query} loading={null}>
        {({ items }) => (
          <>
            <Card css={card}>
              <ul role="list">
                {items.filter(isNew).map(({ id, title, fileId, fileName, createdDate }) => (
                  <AccountFile
                    key={id}
                    title={title}
                    file={fileId ? { fileId, fileName: fileName ?? title } : null}
                    facts={longDate(createdDate)}
                  />
                ))}
              </ul>
            </Card>
            <p>
              <TextLink href={hrefs.documents}>Все документы</TextLink>
            </p>
          </>
        )}
      </Queried>
    </section>
  )
}
