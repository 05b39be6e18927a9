import { css } from '@emotion/react'
import { accountGroups } from '#domain/operations.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { columns } from '#ui/layout.ts'
import { Select } from '#ui/select.tsx'

const fields = css`${columns(220, 16)} max-width: 36rem;`
const all = { value: '', label: 'Все' }
const groups = Object.entries(accountGroups).map(([value, label]) => ({ value, label }))

/** Which operations are shown; an empty word is all of them. */
export type OperationFilter = { group: string; portfolio: string }
export const noFilter: OperationFilter = { group: '', portfolio: '' }

type OperationFiltersProps = {
  programme: Product
  filter: OperationFilter
  onFilter: (filter: OperationFilter) => void
}

/** Narrows the operations of a programme to those of one kind of money or of one portfolio (2.2-19). */
export function OperationFilters({ programme, filter, onFilter }: OperationFiltersProps) {
  const balance = useQuery(rows.balances.balance, { params: { id: programme.id }, query: { date: useToday() } })
  const portfolios = balance.state === 'shown' ? balance.value.portfolios.map(({ portfolio }) => portfolio) : []
  const isCorporate = programme.agreement.agreementSchemaType === 'Corporate'
  const offered = isCorporate ? groups : groups.filter(({ value }) => !value.startsWith('Company'))
  return (
    <div css={fields}>
      <Select
        label="Вид"
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
    </div>
  )
}
