import { css } from '@emotion/react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import { formatRubles, pensionPaymentEstimate, totalWithoutTax, type Amounts } from '#domain/money.ts'
import { counted } from '#domain/plural.ts'
import { programmeTitle, type Product } from '#domain/programme.ts'
import type { Failure } from '#system/react/use-query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Notice } from '#ui/notice.tsx'
import { Ring } from '#ui/ring.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { composition, type AccountTotal, type Sum } from './account-total.ts'

const caption = css`font-size: var(--type-16); font-weight: 400; color: var(--ink-soft); letter-spacing: 0;`
const figures = css`
  margin-top: 4px; font-size: clamp(1.75rem, 1rem + 5vw, var(--type-48)); font-weight: 600; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums;
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const card = css`${stack(24)}`
const pair = css`
  display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr);
  ${media.wide} { grid-template-columns: minmax(22rem, 2fr) minmax(0, 5fr); align-items: center; }
`
const estimates = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; margin-top: 24px;
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; }
  dt { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; color: var(--ink-soft); }
  dd { font-size: var(--type-22); font-weight: 600; line-height: 1.25; font-variant-numeric: tabular-nums; }
`
const calm = css`border-bottom: 0; > summary { padding-bottom: 0; min-height: 0; font-size: var(--type-16); }`
/* In a grid margins do not collapse, so a line in outline is as tall as a line of text. */
const apart = css`display: grid;`
const figure = css`width: 18rem; height: 3.5rem;`
const short = css`&& { width: 12rem; max-width: 60%; }`
const lesser = css`&& { height: 1.25rem; }`
const last = css`&& { margin-top: 4px; }`
const ring = css`
  display: flex; flex-wrap: wrap; gap: 24px 32px; align-items: center;
  > span { flex: none; width: 15rem; max-width: 100%; height: auto; aspect-ratio: 1; margin-inline: auto; }
  > div { flex: 1 1 16rem; display: grid; gap: 18px; }
`

/* Folded until somebody wants it. */
const HowCounted = lazyWithFallback(async () => (await import('./how-counted.tsx')).HowCounted, { afterPage: true })

/** The largest thing of the account: all the money, what it is made of, and what would be left of it. */
export function Total({ total }: { total: AccountTotal }) {
  return (
    <Card as="section" aria-labelledby="total">
      <Queried
        query={total}
        loading={
          <Loading label="Сумма загружается">
            <TotalOutline />
          </Loading>
        }
        failed={({ fault, retry, isRetrying }) => (
          <FailedState title="Сумма не загрузилась, деньги на месте" onRetry={retry} busy={isRetrying}>
            <FaultText fault={fault} />
          </FailedState>
        )}
        partial={(shown, { missing }, failure) => (
          <div css={card}>
            <Partial missing={missing} failure={failure} />
            {shown}
          </div>
        )}
      >
        {(sum) => <Shown {...sum} />}
      </Queried>
    </Card>
  )
}

function Shown({ amounts, total, day, missing }: Sum) {
  return (
    <div css={card}>
      <div css={pair}>
        <div>
          <h2 css={caption} id="total">
            Всего на счетах
            {missing.length > 0 && ` без ${counted(missing.length, 'программы', 'программ', 'программ')}`}
          </h2>
          <p css={figures}>{formatRubles(total)}</p>
          <p css={soft}>на {longDate(day)}</p>
          <Estimates amounts={amounts} />
        </div>
        <Ring
          label="Из чего складывается сумма"
          parts={composition(amounts)}
          centre={
            <span css={soft}>
              Из чего
              <br />
              складывается
            </span>
          }
        />
      </div>
      <Disclosure css={calm} title="Как это посчитано">
        <HowCounted amounts={amounts} />
      </Disclosure>
    </div>
  )
}

function Estimates({ amounts }: { amounts: Amounts }) {
  const rows = [
    { term: 'После налога', value: formatRubles(totalWithoutTax(amounts)) },
    { term: 'Выплата в месяц', value: formatRubles(pensionPaymentEstimate(amounts)) },
  ]
  return (
    <dl css={estimates}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>
            {term} <Badge>ориентировочно</Badge>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Partial({ missing, failure }: { missing: readonly Product[]; failure: Failure }) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={
        missing.length === 1 ? 'Баланс одной программы не загрузился' : 'Балансы нескольких программ не загрузились'
      }
    >
      <p>Показываем остальное. В сумму не вошли: {missing.map(programmeTitle).join('; ')}.</p>
      <p>
        <FaultText fault={failure.fault} />
      </p>
      <Button kind="secondary" busy={failure.isRetrying} onClick={failure.retry}>
        Загрузить ещё раз
      </Button>
    </Notice>
  )
}

/** The card of the total in outline; to be used inside `Loading`. */
export function TotalOutline() {
  return (
    <div css={card}>
      <div css={pair}>
        <div css={apart}>
          <Skeleton css={short} />
          <Skeleton shape="figure" css={figure} />
          <Skeleton css={short} />
          <div css={[estimates, apart]}>
            <div>
              <Skeleton css={short} />
              <Skeleton shape="figure" css={lesser} />
            </div>
            <div>
              <Skeleton css={short} />
              <Skeleton shape="figure" css={lesser} />
            </div>
          </div>
        </div>
        <div css={ring}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton count={4} />
          </div>
        </div>
      </div>
      <Skeleton css={[short, last]} />
    </div>
  )
}
