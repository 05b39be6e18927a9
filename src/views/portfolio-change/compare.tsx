import { css } from '@emotion/react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { ReturnsWarning } from '#blocks/parts/returns-warning.tsx'
import { portfolioColours } from '#domain/chart-colours.ts'
import { formatRubles } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import { contributionName, isRequestType, requestOf } from '#domain/portfolio-change.ts'
import { changesIn, moneyOf, scopeText, sumsAfter, type PortfolioSums } from '#domain/portfolio-choice.ts'
import { offer } from '#machines/portfolio-change/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { columns, stack } from '#ui/layout.ts'
import { Ring } from '#ui/ring.tsx'
import { OwnStep } from '../statements/statement-step.tsx'
import { useStatement } from '../statements/statement.ts'
import { Refused } from './refused.tsx'
import { PortfolioRisk } from './portfolio-risk.tsx'
import { useProgrammeTitle } from './use-programme-title.ts'

const parts = css`${stack(24)} margin-bottom: 20px; h3 { font-size: var(--type-18); }`
const part = css`${stack(12)}`
const rings = css`${columns(260, 24)} align-items: start;`
/** Of a portfolio that the portal has no name for. */
const otherColour = 9
const nothingTyped = {}

const colourOf = (portfolio: string): number =>
  (portfolioColours as Readonly<Record<string, number>>)[portfolio] ?? otherColour

/** Where the money is and where it would be, what that means, and that nothing of it is promised. */
export function Compare() {
  const { values, send, wholeWith } = useStatement()
  const all = useView('portfolioChange', offer)
  const nameOf = usePortfolioName()
  const programme = useProgrammeTitle()
  const changes = changesIn(values)
  const [before, after] = [sumsAfter(all, []), sumsAfter(all, changes)]
  const chosen = [...new Set(changes.map(({ portfolio }) => portfolio))]
  return (
    <>
      <div css={parts}>
        <DefinitionList
          items={[
            { term: 'Программа', value: programme },
            ...changes.map(({ contributionType, portfolio, requestType }) => {
              const from = all.find((one) => one.contributionType === contributionType)
              return {
                term: contributionName(contributionType),
                value: isRequestType(requestType)
                  ? `«${nameOf(portfolio)}», ${requestOf(requestType).name.toLowerCase()}. ${scopeText(requestType, from ? moneyOf(from) : 0)}`
                  : `«${nameOf(portfolio)}»`,
              }
            }),
          ]}
        />
        {isSame(before, after) ? (
          <section css={part} aria-labelledby="money">
            <h3 id="money">Ваши деньги останутся там же</h3>
            <Sums label="Ваши деньги по портфелям" sums={before} nameOf={nameOf} />
          </section>
        ) : (
          <div css={rings}>
            <section css={part} aria-labelledby="before">
              <h3 id="before">Сейчас</h3>
              <Sums label="Деньги по портфелям сейчас" sums={before} nameOf={nameOf} />
            </section>
            <section css={part} aria-labelledby="after">
              <h3 id="after">После смены</h3>
              <Sums label="Деньги по портфелям после смены" sums={after} nameOf={nameOf} />
            </section>
          </div>
        )}
        {chosen.map((portfolio) => (
          <PortfolioRisk key={portfolio} portfolio={portfolio} name={nameOf(portfolio)} />
        ))}
        <p>
          Суммы на сегодня. Деньги перейдут, когда фонд исполнит заявление, и к тому дню могут стать больше или меньше.
        </p>
        <ReturnsWarning />
      </div>
      <OwnStep
        step="compare"
        blank={nothingTyped}
        groups={[]}
        sectionsOf={() => ({})}
        onSubmit={() => send({ type: 'statement.signed', values: wholeWith({}) })}
        continueLabel="Перейти к документам"
      >
        <Refused />
      </OwnStep>
    </>
  )
}

const isSame = (one: PortfolioSums, other: PortfolioSums) => JSON.stringify(one) === JSON.stringify(other)

type SumsProps = { label: string; sums: PortfolioSums; nameOf: (portfolio: string) => string }

function Sums({ label, sums, nameOf }: SumsProps) {
  const whole = sums.reduce((all, { sum }) => all + sum, 0)
  return (
    <Ring
      label={label}
      centre={formatRubles(whole)}
      parts={sums.map(({ portfolio, sum }) => ({
        label: nameOf(portfolio),
        value: sum,
        colour: colourOf(portfolio),
        text: `${formatRubles(sum)}, ${formatPercent(Math.round((sum / whole) * 1000) / 10)}`,
      }))}
    />
  )
}
