import { css } from '@emotion/react'
import { Suspense, useEffect } from 'react'
import { limits } from '#domain/limits.ts'
import type { Product } from '#domain/programme.ts'
import { useReads } from '#system/use-read.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { part as partOf } from '#ui/part.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { list, sheet, soft } from './operations-style.ts'

const part = css`${stack(16)}`
const level = css`li { align-items: start; } li > span { width: 8rem; }`

type LastOperationsProps = { products: readonly Product[] }

/* What they are shown by comes while they are fetched: the sums above do without it. */
const Operations = partOf(async () => (await import('./operations.tsx')).Operations)

/** The last operations of every programme in one list, the newest first. */
export function LastOperations({ products }: LastOperationsProps) {
  const readings = useReads('lastOperations', products.map(({ id }) => ({ id, amount: limits.lastTransactionsOfAccount })))
  const isLoading = readings.some(({ state }) => state === 'loading')
  const outline = <Outline many={products.length > 1} lines={products.length * limits.lastTransactionsOfAccount} />
  useEffect(() => void Operations.load().catch(() => undefined), [])
  return (
    <section css={part} aria-labelledby="operations">
      <h2 id="operations">Последние операции</h2>
      <Suspense fallback={outline}>{isLoading ? outline : <Operations products={products} readings={readings} />}</Suspense>
    </section>
  )
}

/** As many lines as will come, each of the same height. */
function Outline({ many, lines }: { many: boolean; lines: number }) {
  return (
    <Loading label="Операции загружаются" css={part}>
      {many && <p css={soft}>{'\u00A0'}</p>}
      <Card css={sheet}>
        <ul role="list" css={[list, level]}>
          {Array.from({ length: lines }, (_, index) => <li key={index}><Skeleton /><p><Skeleton />{many && <small>{'\u00A0'}</small>}</p></li>)}
        </ul>
      </Card>
    </Loading>
  )
}
