import type { ReactNode } from 'react'
import type { Product } from '#domain/programme.ts'
import { Portfolio } from '../portfolio/portfolio.tsx'
import { usePortfolioPage } from '../portfolio/use-portfolio-page.ts'
import { Headed } from './headed.tsx'
import { MissingAccess } from './missing-access.tsx'
import { MissingProgramme } from './missing-programme.tsx'

type PortfolioPartProps = {
  programme: Product
  /** The page of the address. */
  asked: 'my-portfolio' | 'portfolio-new' | 'portfolio'
  loading: ReactNode
}

/** The portfolio of a programme, only for whom the services have opened it, at the address that they mean (2.5-09, 6-04). */
export function PortfolioPart({ programme, asked, loading }: PortfolioPartProps) {
  const access = usePortfolioPage(programme)
  if (access.state === 'waiting') return loading
  if (access.state === 'known' && access.page !== asked) return <MissingProgramme />
  return (
    <Headed title="Инвестиционный портфель" programme={programme}>
      {access.state === 'failed' ? (
        <MissingAccess {...access.missing} />
      ) : (
        <Portfolio programme={programme} isForReading={asked === 'portfolio'} />
      )}
    </Headed>
  )
}
