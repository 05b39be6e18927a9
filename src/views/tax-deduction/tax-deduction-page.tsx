import { css } from '@emotion/react'
import { deductionTitle } from '#domain/statement-titles.ts'
import { errorText, stage, type Stage } from '#machines/tax-deduction/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { openingLabel } from '../statements/opening-label.ts'
import { StageArrival } from '../statements/stage-arrival.tsx'
import { NothingToDeduct } from './nothing-to-deduct.tsx'

/** Of the open order nothing is shown before it is known that there is one. */
const OpenDeduction = lazyWithFallback(async () => (await import('./open-deduction.tsx')).OpenDeduction, {
  fallback: <Waiting label={openingLabel} />,
  isNext: true,
})

const page = css`${stack(16)}`
const outline = css`&& { height: 24rem; max-width: 48rem; }`

/** What the browser's tab is called. */
export const tabTitle = deductionTitle

/** The order of papers for a tax deduction: of which years they can be, the form, the signature (4.7-08). */
export function Page() {
  return (
    <Alive actor="taxDeduction" otherwise={<Waiting />}>
      <Deduction />
    </Alive>
  )
}

function Deduction() {
  const now = useView('taxDeduction', stage)
  return (
    <StageArrival stage={now} opening="opening">
      <At now={now} />
    </StageArrival>
  )
}

function At({ now }: { now: Stage }) {
  switch (now) {
    case 'opening':
      return <Waiting />
    case 'nothing':
      return <NothingToDeduct title={tabTitle} />
    case 'failed':
      return <Unopened />
    default:
      return (
        <div css={steady}>
          <Alive actor="draft" otherwise={<Waiting label={openingLabel} />}>
            <OpenDeduction now={now} />
          </Alive>
        </div>
      )
  }
}

function Unopened() {
  const actor = useActor('taxDeduction')
  return (
    <div css={page}>
      <PageHeading>{tabTitle}</PageHeading>
      <FailedState title="Не удалось открыть заявление" onRetry={() => actor.send({ type: 'retry.requested' })}>
        {useView('taxDeduction', errorText)}
      </FailedState>
    </div>
  )
}

function Waiting({ label = 'Узнаём, за какие годы можно заказать документы' }: { label?: string }) {
  return (
    <div css={[steady, page]}>
      <PageHeading>{tabTitle}</PageHeading>
      <Loading label={label}>
        <Skeleton shape="card" css={outline} />
      </Loading>
    </div>
  )
}
