import { css } from '@emotion/react'
import { useId } from 'react'
import * as limits from '#domain/limits.ts'
import { formatRubles, type Amounts } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import {
  estimatedTerm,
  paymentEstimate,
  paymentOf,
  paymentSchemes,
  type PaymentScheme,
} from '#domain/pension-schemes.ts'
import { perPayment, schemeTexts, yearsText } from '#domain/pension-texts.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HowCounted } from '../account/how-counted.tsx'
import { useStatement } from '../statements/statement.ts'
import { useProgramme } from './use-programme.ts'

const part = css`${stack(12)} container-type: inline-size; @media print { container-type: normal; }`
const table = css`
  width: 100%; border-top: 1px solid var(--line);
  th, td { padding: 12px 12px 12px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead th { color: var(--ink-soft); font-size: var(--type-14); font-weight: 500; }
  tbody th { width: 8.5rem; font-weight: 600; overflow-wrap: normal; }
  td { font-variant-numeric: tabular-nums; }
  @container (width < 30rem) {
    &, tbody, tr, th, td { display: block; }
    tbody th { width: auto; }
    thead { display: none; }
    tr { padding-block: 12px; border-bottom: 1px solid var(--line); }
    th, td { padding: 4px 0; border: 0; }
    td::before { content: attr(data-term); display: block; color: var(--ink-soft); font-size: var(--type-14); }
  }
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

const terms = ['Выплата, ориентировочно', 'Срок', 'Правопреемникам'] as const
const share = formatPercent((1 - limits.taxFreeShare) * 100)
const tax = `Налог у\u00A0всех схем один: ${share} с\u00A0денег работодателя, с\u00A0ваших взносов не\u00A0берётся. Из\u00A0сумм он уже вычтен.`

/** The ways of payment beside each other: what is paid, how long, the tax, what those whom the client has named get. */
export function SchemesComparison() {
  const headingId = useId()
  const { query, amounts } = useProgramme()
  if (query?.state === 'failed')
    return (
      <FailedState title="Не удалось узнать, сколько накоплено" busy={query.isRetrying} onRetry={query.retry}>
        Выбрать схему можно и без этого: сколько будут платить, посчитает фонд.
      </FailedState>
    )
  if (amounts === null)
    return (
      <Loading label="Считаем выплаты">
        <Skeleton count={4} />
      </Loading>
    )
  return (
    <section css={part} aria-labelledby={headingId}>
      <h3 id={headingId}>Чем отличаются схемы</h3>
      <Comparison amounts={amounts} labelledBy={headingId} />
      <p>{tax}</p>
      <p css={soft}>
        Суммы ориентировочные и не гарантированы: доход может вырасти или уменьшиться, точный размер фонд посчитает,
        когда назначит пенсию.
      </p>
      <Disclosure title="Как посчитано">
        <HowCounted amounts={amounts} />
      </Disclosure>
    </section>
  )
}

function Comparison({ amounts, labelledBy }: { amounts: Amounts; labelledBy: string }) {
  const { values } = useStatement()
  const { years, frequency } = paymentOf(values)
  const paid = (scheme: PaymentScheme) => {
    const estimate = paymentEstimate(amounts, scheme, { years, frequency })
    if (estimate === null) return 'Посчитает фонд: зависит от возраста и договора'
    if (scheme === 'LumpSum') return formatRubles(estimate)
    const payment = `${formatRubles(estimate)} ${perPayment[frequency]}`
    return scheme === 'UntilExhausted' ? `${payment}, если на ${yearsText(estimatedTerm)}` : payment
  }
  const lasts = (scheme: PaymentScheme) => (scheme === 'FixedTerm' ? yearsText(years) : schemeTexts[scheme].term)
  return (
    // The roles are said, for some browsers drop those of a table that is laid out otherwise.
    <table css={table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Схема
          </th>
          {terms.map((one) => (
            <th key={one} role="columnheader" scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {paymentSchemes.map((scheme) => (
          <tr key={scheme} role="row">
            <th role="rowheader" scope="row">
              {schemeTexts[scheme].title}
            </th>
            {[paid(scheme), lasts(scheme), schemeTexts[scheme].heirs].map((text, index) => (
              <td key={terms[index]} role="cell" data-term={terms[index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
