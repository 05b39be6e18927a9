import { useCallback } from 'react'
import { isKnownPortfolio, portfolioName } from '#domain/portfolios.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useVisitorKind } from '#system/react/use-visitor-kind.ts'

/**
 * What portfolios are called; one that the portal does not know bears the fund's description of it, once that has come, and never its key
 * (3-11). The fund's list is for clients alone; where the keys are given, it is asked for only if one of them is unknown.
 */
export function usePortfolioName(keys?: readonly string[]): (key: string) => string {
  const isNeeded = keys === undefined || keys.some((key) => !isKnownPortfolio(key))
  const query = useQuery(rows.portfolios.all, useVisitorKind() === 'client' && isNeeded ? {} : null)
  const listed = query.state === 'shown' ? query.value : undefined
  return useCallback((key) => portfolioName(key, listed, 'Другой портфель'), [listed])
}
