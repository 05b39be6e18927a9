import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import { formatRubles } from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const part = css`${stack(16)} max-width: 44rem; padding-top: 24px;`
const card = css`padding-block: 12px;`

/** What the client's own agreement says beside the description that all programmes share. */
export function AgreementTerms({ programme }: { programme: Product }) {
  const { agreementId } = programme
  const query = useQuery(rows.agreements.objectProperties, {
    query: { objectId: agreementId, objectType: 'Agreement', propertyType: 'Feature' },
  })
  return (
    <section css={part} aria-labelledby="terms">
      <h2 id="terms">Ваш договор</h2>
      <Queried
        query={query}
        loading={
          <Loading label="Условия договора загружаются">
            <Skeleton shape="card" />
          </Loading>
        }
      >
        {(features) => (
          <Card css={card}>
            <DefinitionList
              items={termsOf(programme, features.find(({ name }) => name === 'MinContribution')?.value).filter(
                ({ value }) => value !== '',
              )}
            />
          </Card>
        )}
      </Queried>
    </section>
  )
}

/** Terms that are not known are empty. */
function termsOf({ agreementNumber, agreementDate, investorFullName, agreement }: Product, least: string | undefined) {
  const { schemaName, vestingShare, endDate, agreementSchemaType } = agreement
  const isCorporate = agreementSchemaType === 'Corporate'
  return [
    { term: 'Номер', value: agreementNumber },
    { term: 'Заключён', value: longDate(agreementDate) },
    { term: 'Действует до', value: longDate(endDate) },
    { term: 'Кто платит взносы', value: isCorporate ? investorFullName : 'Вы' },
    { term: 'Пенсионная схема', value: schemaName ?? '' },
    {
      term: 'Ваши права на взносы работодателя',
      value: isCorporate && vestingShare != null ? formatPercent(vestingShare) : '',
    },
    { term: 'Наименьший взнос', value: least === undefined ? '' : formatRubles(Number(least)) },
  ]
}
