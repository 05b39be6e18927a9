import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { formatRubles } from '#domain/money.ts'
import { certificateSpares, howSurePayoutIs, payoutRules } from '#domain/payout-tax-notes.ts'
import type { Payout } from '#domain/payout-tax.ts'
import { contractsIn } from '#domain/redemption-statements.ts'
import { stack } from '#ui/layout.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useStatement } from '../statements/statement.ts'
import { usePayout } from './use-payout.ts'

const part = css`${stack(16)} h3 { font-size: var(--type-18); }`
const sums = css`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 16px; overflow-wrap: anywhere;
  dt { color: var(--ink-soft); }
  dd { font-variant-numeric: tabular-nums; text-align: end; overflow-wrap: anywhere; }
`
const strong = css`&& { color: inherit; font-weight: 600; }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** What will be paid and what of it is withheld, line by line, before the statement is signed (4.7). `children` follow how it is counted. */
export function PayoutSums({ children }: { children?: ReactNode }) {
  const { values } = useStatement()
  const { payout, retry, isRetrying, isStatusKnown } = usePayout()
  const asked = contractsIn(values)
  if (asked.length === 0) return null
  const spares = payout && certificateSpares(payout)
  return (
    <section css={part} aria-labelledby="payout">
      <h3 id="payout">Сколько придёт на счёт, ориентировочно</h3>
      {payout ? (
        <>
          {payout.lines.length > 1 &&
            payout.lines.map((line) => (
              <Sums
                key={line.contractId}
                heading={`Договор №\u00A0${asked.find(({ contractId }) => contractId === line.contractId)?.contractNumber}`}
                of={line}
              />
            ))}
          <Sums heading={payout.lines.length > 1 ? 'По всем договорам' : null} of={payout} />
          {spares && <p>{spares}</p>}
          <ul css={soft}>
            {payoutRules().map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p css={soft}>{howSurePayoutIs()}</p>
          {children}
        </>
      ) : retry ? (
        <FailedState title="Не удалось посчитать налог" busy={isRetrying} onRetry={retry}>
          Подписать заявление можно и без этого: налог считает фонд в день выплаты.
        </FailedState>
      ) : isStatusKnown ? (
        <Loading label="Считаем налог">
          <Skeleton count={3} />
        </Loading>
      ) : (
        <p css={soft}>Посчитаем, когда будет заполнен раздел «Налоги».</p>
      )}
    </section>
  )
}

type Shown = Omit<Payout, 'lines'>

function Sums({ heading, of }: { heading: string | null; of: Shown }) {
  const { sum, contributions, income, employer, taxed, taxedContributions, tax, net } = of
  const ways: [string, number][] = [
    ['ваши взносы', contributions],
    ['доход на них', income],
    ['деньги работодателя и доход на них', employer],
  ]
  return (
    <>
      {heading && <h4>{heading}</h4>}
      <dl css={sums}>
        <dt>Выкупная сумма</dt>
        <dd>{formatRubles(sum)}</dd>
        {ways.map(([term, amount]) => (amount === 0 ? null : <Line key={term} term={`— ${term}`} amount={amount} />))}
        <dt>Из неё облагается налогом</dt>
        <dd>{formatRubles(taxed)}</dd>
        {taxedContributions > 0 && <Line term="— в том числе ваши взносы" amount={taxedContributions} />}
        <dt>Налог</dt>
        <dd>{formatRubles(-tax)}</dd>
        <dt css={strong}>К выплате</dt>
        <dd css={strong}>{formatRubles(net)}</dd>
      </dl>
    </>
  )
}

function Line({ term, amount }: { term: string; amount: number }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{formatRubles(amount)}</dd>
    </>
  )
}
