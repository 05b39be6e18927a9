import { useCallback } from 'react'
import { portfolioName } from '#domain/portfolios.ts'
import { rows, useQuery } from '#system/react/use-query.ts'

/** What portfolios are called; one that the portal does not know bears the fund's description of it, once that has come (3-11). */
export function usePortfolioName(): (key: string) => string {
  const query = useQuery(rows.portfolios.all, {})
  const listed = query.state === 'shown' ? query.value : undefined
  return useCallback((key) => portfolioName(key, listed), [listed])
}
