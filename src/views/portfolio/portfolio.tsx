import { css } from '@emotion/react'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { chart } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ActivePortfolios } from './active-portfolios.tsx'
import { Investments } from './investments.tsx'
import { MemorandumCard } from './memorandum-card.tsx'
import { PortfolioChoices } from './portfolio-choices.tsx'
import { PortfolioComparison } from './portfolio-comparison.tsx'

const parts = css`${stack(48)}`
const outline = css`height: 12rem;`

type PortfolioProps = {
  programme: Product
  /** A change is brought on paper: it cannot be filed here. */
  isForReading: boolean
}

/** Where the money of a programme is invested, how it grew, and what may be changed (3-11 to 3-13). */
export function Portfolio({ programme, isForReading }: PortfolioProps) {
  const query = useQuery(rows.portfolios.active, { params: { id: programme.id } })
  const names = useQuery(rows.portfolios.all, {})
  return (
    <div css={parts}>
      {names.state === 'failed' && <MissingPart title="Список портфелей не загрузился" failure={names} />}
      <Queried
        query={query}
        loading={<Outline />}
        empty={(all) =>
          all.length === 0 ? (
            <EmptyState title="В портфелях нет денег" icon={chart}>
              После взноса здесь будет видно, во что они вложены.
            </EmptyState>
          ) : null
        }
      >
        {(all) => (
          <>
            <ActivePortfolios active={all} />
            <PortfolioComparison programme={programme} active={all} />
          </>
        )}
      </Queried>
      <PortfolioChoices programme={programme} isForReading={isForReading} />
      {query.state === 'shown' && query.value[0] && <Investments portfolio={query.value[0].portfolio} />}
      <MemorandumCard agreementId={programme.agreementId} />
    </div>
  )
}

function Outline() {
  return (
    <Loading label="Портфели загружаются">
      <Skeleton shape="card" css={outline} />
    </Loading>
  )
}
