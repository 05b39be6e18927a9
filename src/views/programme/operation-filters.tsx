import { css } from '@emotion/react'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { accountGroups, operationKinds } from '#domain/operations.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { columns } from '#ui/layout.ts'
import { Select } from '#ui/select.tsx'

const fields = css`${columns(220, 16)} max-width: 54rem;`
const all = { value: '', label: 'Все' }
const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const groups = optionsOf(accountGroups)
const kinds = optionsOf(operationKinds)

/** Which operations are shown; an empty word is all of them. */
export type OperationFilter = { kind: string; group: string; portfolio: string }
export const noFilter: OperationFilter = { kind: '', group: '', portfolio: '' }

type OperationFiltersProps = {
  programme: Product
  filter: OperationFilter
  onFilter: (filter: OperationFilter) => void
}

/** Narrows the operations of a programme to those of one kind, of one part of the account or of one portfolio (2.2-19). */
export function OperationFilters({ programme, filter, onFilter }: OperationFiltersProps) {
  const balance = useQuery(rows.balances.balance, { params: { id: programme.id }, query: { date: useToday() } })
  const portfolios = balance.state === 'shown' ? balance.value.portfolios.map(({ portfolio }) => portfolio) : []
  const isCorporate = programme.agreement.agreementSchemaType === 'Corporate'
  const offered = isCorporate ? groups : groups.filter(({ value }) => !value.startsWith('Company'))
  return (
    <div css={fields}>
      <Select
        label="Вид операции"
        name="kind"
        options={[all, ...kinds]}
        value={filter.kind}
        onChange={({ target }) => onFilter({ ...filter, kind: target.value })}
      />
      <Select
        label="Часть счёта"
        name="group"
        options={[all, ...offered]}
        value={filter.group}
        onChange={({ target }) => onFilter({ ...filter, group: target.value })}
      />
      {portfolios.length > 1 && (
        <Select
          label="Портфель"
          name="portfolio"
          options={[all, ...portfolios.map((value) => ({ value, label: portfolioName(value) }))]}
          value={filter.portfolio}
          onChange={({ target }) => onFilter({ ...filter, portfolio: target.value })}
        />
      )}
      {balance.state === 'failed' && <MissingPart title="Портфели для отбора не загрузились" failure={balance} />}
    </div>
  )
}
