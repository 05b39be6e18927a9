import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { formatSignedRubles } from '#domain/money.ts'
import { accountGroupName, signedEntries } from '#domain/operations.ts'
import type { TransactionGroup } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const panel = css`
  ${stack(4)} margin-top: 8px; padding: 12px 16px; border-radius: var(--control-radius); background: var(--sunken); font-size: var(--type-14);
  dl { ${stack(4)} }
  dl > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; }
  dd { font-variant-numeric: tabular-nums; text-align: end; }
  dt span { display: block; color: var(--ink-soft); }
`
const soft = css`color: var(--ink-soft);`

type OperationDocumentProps = { id: string; direction: TransactionGroup['direction'] }

/** The document of an operation: what was written to which account, and why (G6). */
export function OperationDocument({ id, direction }: OperationDocumentProps) {
  const query = useQuery(rows.cashFlow.document, { query: { idDocument: id } })
  return (
    <div css={panel}>
      <Queried
        query={query}
        loading={
          <Loading label="Документ операции загружается">
            <Skeleton count={2} />
          </Loading>
        }
      >
        {(entries) => (
          <>
            <p css={soft}>Документ №&nbsp;{id}</p>
            <dl>
              {signedEntries(entries, direction).map((entry) => (
                <div key={entry.id}>
                  <dt>
                    {accountGroupName(entry.accountGroupType)}
                    {entry.purpose && <span>{entry.purpose}</span>}
                  </dt>
                  <dd>{formatSignedRubles(entry.amount)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Queried>
    </div>
  )
}
