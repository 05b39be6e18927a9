import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { counted } from '#domain/plural.ts'
import { riskName } from '#domain/portfolio-content.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type PortfolioRiskProps = { portfolio: string; name: string }

/** How risky a portfolio is, and for how long it is meant; nothing where the fund has not described it. */
export function PortfolioRisk({ portfolio, name }: PortfolioRiskProps) {
  const query = useQuery(rows.content.portfolio, { params: { id: portfolio }, query: {} })
  if (query.state === 'failed')
    return query.fault.status === 404 ? null : (
      <MissingPart title={`Уровень риска портфеля «${name}» не загрузился`} failure={query} />
    )
  if (query.state !== 'shown')
    return (
      <Loading label={`Узнаём уровень риска портфеля «${name}»`}>
        <Skeleton />
      </Loading>
    )
  const { risk, horizonYears } = query.value
  if (risk === null && horizonYears === null) return null
  const told = [
    ...(risk === null ? [] : [`уровень риска ${riskName(risk).toLowerCase()}`]),
    ...(horizonYears === null ? [] : [`подходит на срок от ${counted(horizonYears, 'года', 'лет', 'лет')}`]),
  ]
  return (
    <p>
      Портфель «{name}»: {told.join(', ')}.
    </p>
  )
}
