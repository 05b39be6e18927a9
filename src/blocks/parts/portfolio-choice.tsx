import { portfolioName, portfolioNames } from '#domain/portfolios.ts'
import { Choice } from './choice.tsx'

type PortfolioChoiceProps = {
  /** Keys of those to choose from; all that the portal knows unless given. */
  portfolios?: readonly string[] | undefined
  /** What null stands for; without it one of the portfolios has to be chosen. */
  whole?: string | undefined
  value: string | null
  onPick: (portfolio: string | null) => void
}

/** Chooses a portfolio, or all of them. */
export function PortfolioChoice({ portfolios = Object.keys(portfolioNames), whole, value, onPick }: PortfolioChoiceProps) {
  const options = portfolios.map((key) => ({ value: key, label: portfolioName(key) }))
  return (
    <Choice
      label="Портфель"
      value={value ?? ''}
      options={whole === undefined ? options : [{ value: '', label: whole }, ...options]}
      onPick={(picked) => onPick(picked === '' ? null : picked)}
    />
  )
}
