import { css } from '@emotion/react'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import * as limits from '#domain/limits.ts'
import { accountGroups, operationKinds } from '#domain/operations.ts'
import type { Product } from '#domain/programme.ts'
import { usePages } from '#system/react/use-pages.ts'
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
  /** The days whose operations are looked at. */
  begin: string
  end: string
  filter: OperationFilter
  onFilter: (filter: OperationFilter) => void
}

/** Narrows the operations of a programme to those of one kind, of one part of the account or of one portfolio (2.2-19). */
export function OperationFilters({ programme, begin, end, filter, onFilter }: OperationFiltersProps) {
  const params = { id: programme.id }
  const balance = useQuery(rows.balances.balance, { params, query: { date: useToday() } })
  // Money may have left a portfolio by now whose operations are here.
  const { query } = usePages(rows.cashFlow.operations, { params, query: { begin, end } }, limits.operationsPageSize)
  const held = balance.state === 'shown' ? balance.value.portfolios : []
  const loaded = query.state === 'shown' || query.state === 'partial' ? query.value.items : []
  const portfolios = [...new Set([...held, ...loaded].map(({ portfolio }) => portfolio).concat(filter.portfolio || []))]
  const nameOf = usePortfolioName(portfolios)
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
          options={[all, ...portfolios.map((value) => ({ value, label: nameOf(value) }))]}
          value={filter.portfolio}
          onChange={({ target }) => onFilter({ ...filter, portfolio: target.value })}
        />
      )}
      {balance.state === 'failed' && <MissingPart title="Портфели для отбора не загрузились" failure={balance} />}
    </div>
  )
}
