import { css } from '@emotion/react'
import { KnownFile } from '#blocks/parts/known-file.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import type { Memorandum } from '#domain/memorandum.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { stack } from '#ui/layout.ts'
import { RichText } from '#ui/rich-text.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const part = css`${stack(16)}`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** How the money of this agreement may be invested; nothing where the agreement has no memorandum (E2). */
export function MemorandumCard({ agreementId }: { agreementId: string }) {
  const query = useQuery(rows.portfolios.memorandum, { query: { agreementId } })
  if (query.state === 'shown' && query.value === null) return null
  return (
    <section css={part} aria-labelledby="memorandum">
      <h2 id="memorandum">Инвестиционный меморандум</h2>
      <Queried
        query={query}
        loading={
          <Loading label="Меморандум загружается">
            <Skeleton shape="card" />
          </Loading>
        }
      >
        {(memorandum) => memorandum && <Shown memorandum={memorandum} />}
      </Queried>
    </section>
  )
}

function Shown({ memorandum: { title, effectiveDate, fileId, sections } }: { memorandum: Memorandum }) {
  return (
    <Card>
      {effectiveDate && <p css={soft}>По вашему договору, действует с {longDate(effectiveDate)}</p>}
      {sections.map(({ label, html }, index) => (
        <Disclosure key={index} title={<h3>{label}</h3>}>
          <RichText html={html} />
        </Disclosure>
      ))}
      {fileId && (
        <ul role="list">
          <KnownFile title={title} fileId={fileId} />
        </ul>
      )}
    </Card>
  )
}
