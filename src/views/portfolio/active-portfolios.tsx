import { css } from '@emotion/react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { formatRubles } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import { contributionName, type ActivePortfolio } from '#domain/portfolio-change.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'

const part = css`${stack(16)}`
const card = css`padding-block: 4px;`
const list = css`
  max-width: 36rem;
  > li { ${stack(4)} padding-block: 12px; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid var(--line); }
`
const line = css`display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; data { font-variant-numeric: tabular-nums; text-align: end; }`
const strong = css`font-weight: 600;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** In which portfolios the money is, and whose contributions it has grown from. */
export function ActivePortfolios({ active }: { active: readonly ActivePortfolio[] }) {
  const nameOf = usePortfolioName()
  const byPortfolio = [...new Set(active.map(({ portfolio }) => portfolio))].map(
    (key) => [key, active.filter(({ portfolio }) => portfolio === key)] as const,
  )
  return (
    <section css={part} aria-labelledby="portfolios">
      <h2 id="portfolios">Ваши портфели</h2>
      <Card css={card}>
        <ul role="list" css={list}>
          {byPortfolio.map(([portfolio, kinds]) => (
            <li key={portfolio}>
              <Line name={nameOf(portfolio)} sum={kinds.reduce((all, { balance }) => all + balance, 0)} isWhole />
              {kinds.map(({ contributionType, balance, share }) => (
                <Line
                  key={contributionType}
                  name={`${contributionName(contributionType)}, ${formatPercent(share)}`}
                  sum={balance}
                />
              ))}
            </li>
          ))}
        </ul>
      </Card>
      <p css={soft}>Суммы вместе с доходом. Проценты считаются от всех денег программы.</p>
    </section>
  )
}

function Line({ name, sum, isWhole = false }: { name: string; sum: number; isWhole?: boolean }) {
  return (
    <div css={[line, isWhole ? strong : soft]}>
      {name}
      <data value={sum}>{formatRubles(sum)}</data>
    </div>
  )
}
