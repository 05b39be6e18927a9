import { useEffect } from 'react'
import { useStatementNews } from '#views/statements/use-statement-news.ts'

/** Counts for the header in how many statements something is new; shows nothing itself. */
export function NewsCount({ onCount }: { onCount: (count: number) => void }) {
  const { length } = useStatementNews()
  useEffect(() => onCount(length), [onCount, length])
  return null
}
