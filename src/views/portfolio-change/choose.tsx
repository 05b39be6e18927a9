import { css } from '@emotion/react'
import { useState } from 'react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { choicesOf, contributionName, requestOf, type SharerPortfolio } from '#domain/portfolio-change.ts'
import {
  changesIn,
  faultsOfChanges,
  moneyOf,
  portfolioField,
  scopeField,
  scopeText,
  type Change,
} from '#domain/portfolio-choice.ts'
import { formatRubles } from '#domain/money.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { form, offer } from '#machines/portfolio-change/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { whyNot } from '../portfolio/why-not.ts'
import { OwnStep } from '../statements/statement-step.tsx'
import { useStatement } from '../statements/statement.ts'
import type { StepField, StepGroup } from '../statements/step-fields.tsx'
import { Refused } from './refused.tsx'
import { useProgrammeTitle } from './use-programme-title.ts'

const which = css`color: var(--ink-soft); margin-block: -8px 16px;`
/** The choice of no change. */
const asBefore = 'asBefore'

type Typed = Record<string, string>
type NameOf = (portfolio: string) => string

function typedOf(all: readonly SharerPortfolio[], values: DraftValues): Typed {
  const changes = changesIn(values)
  return Object.fromEntries(
    all.flatMap(({ contributionType }) => {
      const change = changes.find((one) => one.contributionType === contributionType)
      return [
        [portfolioField(contributionType), change?.portfolio ?? asBefore],
        [scopeField(contributionType), change?.requestType ?? ''],
      ]
    }),
  )
}

const changesOf = (all: readonly SharerPortfolio[], typed: Typed): Change[] =>
  all.flatMap(({ contributionType }) => {
    const portfolio = typed[portfolioField(contributionType)] ?? asBefore
    const requestType = typed[scopeField(contributionType)] ?? ''
    return portfolio === asBefore ? [] : [{ contributionType, portfolio, requestType }]
  })

function groupOf(from: SharerPortfolio, typed: Typed, nameOf: NameOf): StepGroup {
  const { contributionType, portfolios } = from
  const choices = choicesOf(from)
  const money = moneyOf(from)
  const current = portfolios.filter(({ isCurrentPortfolio }) => isCurrentPortfolio)
  const portfolio: StepField = {
    name: portfolioField(contributionType),
    label: 'Портфель',
    as: 'choice',
    optional: false,
    clears: [scopeField(contributionType)],
    options: [
      {
        value: asBefore,
        label: 'Оставить как есть',
        hint: `Сейчас ${current.map((one) => `«${nameOf(one.portfolio)}»`).join(', ')}: ${formatRubles(money)}`,
      },
      ...[...choices.keys()].map((value) => ({ value, label: nameOf(value) })),
    ],
  }
  const chosen = typed[portfolioField(contributionType)] ?? asBefore
  const types = choices.get(chosen)
  if (chosen === asBefore || !types) return { title: contributionName(contributionType), fields: [portfolio] }
  const scope: StepField = {
    name: scopeField(contributionType),
    label: `Что перейдёт в портфель «${nameOf(chosen)}»`,
    as: 'choice',
    optional: false,
    options: types.map((value) => ({ value, label: requestOf(value).name, hint: scopeText(value, money) })),
  }
  return { title: contributionName(contributionType), fields: [portfolio, scope] }
}

/** Which contributions go to which portfolio, and what of them. */
export function Choose() {
  return <Choices agreementId={useView('portfolioChange', form)?.agreementId} all={useView('portfolioChange', offer)} />
}

type ChoicesProps = { agreementId: string | undefined; all: readonly SharerPortfolio[] }

function Choices({ agreementId, all }: ChoicesProps) {
  const { values } = useStatement()
  const nameOf = usePortfolioName()
  const open = all.filter((one) => choicesOf(one).size > 0)
  const closed = all.filter((one) => choicesOf(one).size === 0)
  const [typed] = useState(() => typedOf(open, values))
  const sectionsOf = (now: Typed) => ({ agreementId, changes: changesOf(open, now) })
  return (
    <>
      <p css={which}>{useProgrammeTitle()}</p>
      <OwnStep
        step="choose"
        blank={typed}
        groups={(now) => open.map((from) => groupOf(from, now, nameOf))}
        sectionsOf={sectionsOf}
        ownFaults={(now) => faultsOfChanges(sectionsOf(now), all)}
        continueLabel="Сравнить"
      >
        {closed.map((one) => (
          <p key={one.contributionType}>
            {contributionName(one.contributionType)}: портфель пока не сменить. {whyNot(one)}
          </p>
        ))}
        <Refused />
      </OwnStep>
    </>
  )
}
