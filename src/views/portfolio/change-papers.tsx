import { css } from '@emotion/react'
import { useState } from 'react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { AccountFile } from '#blocks/parts/account-file.tsx'
import {
  choicesOf,
  contributionName,
  requestOf,
  type PortfolioChange,
  type RequestType,
  type SharerPortfolio,
} from '#domain/portfolio-change.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { columns, stack } from '#ui/layout.ts'
import { Select } from '#ui/select.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

const card = css`${stack(16)} h3 { font-size: var(--type-18); }`
const fields = css`${columns(220, 16)} max-width: 36rem;`

type ChangePapersProps = { agreementId: string; from: readonly SharerPortfolio[] }
type Picked = { contributionType: string; portfolioName: string; changeType: RequestType }

/** What was asked for, or the nearest to it that may be chosen. */
function allowed(choices: Choices, asked: Partial<Picked>): Picked | null {
  const kind = asked.contributionType ?? ''
  const [contributionType, portfolios] = choices.has(kind) ? [kind, choices.get(kind)] : ([...choices][0] ?? [])
  if (contributionType === undefined || portfolios === undefined) return null
  const key = asked.portfolioName ?? ''
  const [portfolioName, types] = portfolios.has(key) ? [key, portfolios.get(key)] : ([...portfolios][0] ?? [])
  const changeType = types?.find((type) => type === asked.changeType) ?? types?.[0]
  if (portfolioName === undefined || changeType === undefined) return null
  return { contributionType, portfolioName, changeType }
}
type Choices = ReadonlyMap<string, ReadonlyMap<string, readonly RequestType[]>>

/** The papers of a change, filled in by the fund: to be read at home, printed, signed and brought to the office. */
export function ChangePapers({ agreementId, from }: ChangePapersProps) {
  const nameOf = usePortfolioName()
  const [asked, setAsked] = useState<Partial<Picked>>({})
  const choices: Choices = new Map(
    from.map((one) => [one.contributionType, choicesOf(one)] as const).filter(([, portfolios]) => portfolios.size > 0),
  )
  const picked = allowed(choices, asked)
  if (picked === null) return null
  const portfolios = choices.get(picked.contributionType)
  const types = portfolios?.get(picked.portfolioName) ?? []
  const pick = (change: Partial<Picked>) => setAsked({ ...picked, ...change })
  const change: PortfolioChange = { agreementId, ...picked }
  return (
    <Card css={card}>
      <h3>Бланки для смены портфеля</h3>
      <p>
        По этому договору заявление подают на бумаге. Выберите, что хотите изменить, и скачайте заполненные бланки: их
        можно спокойно прочитать, подписать и принести в офис. Вопросы: <HotlineLink />.
      </p>
      <div css={fields}>
        {choices.size > 1 && (
          <Select
            label="Какие взносы"
            value={picked.contributionType}
            options={[...choices.keys()].map((value) => ({ value, label: contributionName(value) }))}
            onChange={({ target }) => pick({ contributionType: target.value })}
          />
        )}
        <Select
          label="Новый портфель"
          value={picked.portfolioName}
          options={[...(portfolios?.keys() ?? [])].map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ target }) => pick({ portfolioName: target.value })}
        />
      </div>
      <ChoiceGroup
        label="Что перейдёт в новый портфель"
        value={picked.changeType}
        options={types.map((value) => ({
          value,
          label: requestOf(value)?.name,
          hint: requestOf(value)?.meaning,
        }))}
        onPick={(changeType) => pick({ changeType })}
      />
      <ul role="list">
        <AccountFile
          title="Заявление о смене портфеля"
          file={{ paper: { kind: 'portfolioStatement', change }, fileName: 'Заявление о смене портфеля.pdf' }}
          facts="PDF"
        />
        <AccountFile
          title="Дополнительное соглашение к договору"
          file={{ paper: { kind: 'portfolioAgreement', change }, fileName: 'Дополнительное соглашение.pdf' }}
          facts="PDF"
        />
      </ul>
    </Card>
  )
}
