import { css } from '@emotion/react'
import type { Product } from '#domain/programme.ts'
import { Card } from '#ui/card.tsx'
import { columns, stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { accountTotal } from './account-total.ts'
import { LastOperations } from './last-operations.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import { Total, TotalOutline } from './total.tsx'
import { useBalances } from './use-balances.ts'

const page = css`${stack(48)}`
const part = css`${stack(16)}`
const cards = css`${columns(380, 16)}`

/** All that the programmes hold: together, one by one, and what has happened of late. */
export function Holdings({ products }: { products: readonly Product[] }) {
  const balances = useBalances(products)
  return (
    <div css={page}>
      <Total total={accountTotal(balances)} />
      <section css={part} aria-labelledby="programmes">
        <h2 id="programmes">Пенсионные программы</h2>
        <ul role="list" css={cards}>
          {balances.map((balance) => <ProgrammeCard key={balance.product.id} balance={balance} />)}
        </ul>
      </section>
      <LastOperations products={products} />
    </div>
  )
}

/** The same page while the list of programmes is on its way. */
export function HoldingsOutline() {
  return (
    <Loading label="Программы загружаются">
      <div css={page}>
        <Card><TotalOutline /></Card>
        <div css={part}>
          <Skeleton shape="figure" />
          <div css={cards}><Skeleton shape="card" count={2} /></div>
        </div>
      </div>
    </Loading>
  )
}
