import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { programmeTitle, type Product } from '#domain/programme.ts'
import { programmeAt, type ProgrammePage } from '#domain/programme-location.ts'
import { useHere } from '#system/react/here.ts'
import { stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { usePortfolioPage } from '../portfolio/use-portfolio-page.ts'
import { KnownProgrammes } from './known-programmes.tsx'
import { MissingProgramme } from './missing-programme.tsx'

const page = css`${stack(24)}`
const which = css`color: var(--ink-soft); margin-top: 4px;`

const outline = { fallback: <Outline /> }
const Statement = lazyWithFallback(async () => (await import('./statement.tsx')).Statement, outline)
const Assignees = lazyWithFallback(async () => (await import('./assignees.tsx')).Assignees, outline)
const ProgrammeContent = lazyWithFallback(
  async () => (await import('./programme-content.tsx')).ProgrammeContent,
  outline,
)
const MissingFeatures = lazyWithFallback(async () => (await import('./missing-features.tsx')).MissingFeatures, outline)
const Portfolio = lazyWithFallback(async () => (await import('../portfolio/portfolio.tsx')).Portfolio, outline)

/** What the browser's tab is called. */
export const tabTitle = 'Пенсионная программа'

/** A page of one of the client's programmes (2.2-19). */
export function Page() {
  const params = useHere().location?.params ?? {}
  return (
    <KnownProgrammes title={tabTitle} loading={<Outline />}>
      {(products) => {
        const at = programmeAt(params, products)
        return at === null ? <MissingProgramme /> : <Part key={`${at.programme.id} ${at.page}`} {...at} />
      }}
    </KnownProgrammes>
  )
}

function Part({ programme, page: part }: { programme: Product; page: ProgrammePage }) {
  switch (part) {
    case 'description':
    case 'instructions':
    case 'memorandum':
    case 'calculator':
      return <ProgrammeContent programme={programme} part={part} />
    case 'my-portfolio':
    case 'portfolio-new':
    case 'portfolio':
      return <PortfolioPart programme={programme} page={part} />
    case 'assignees':
      return (
        <Headed title="Правопреемники" programme={programme}>
          <Assignees programme={programme} />
        </Headed>
      )
    case 'statement':
      return (
        <Headed title="Выписка" programme={programme}>
          <Statement programme={programme} />
        </Headed>
      )
  }
}

type PortfolioPartProps = { programme: Product; page: 'my-portfolio' | 'portfolio-new' | 'portfolio' }

const portfolioTitle = 'Инвестиционный портфель'

/** Only for whom the services have opened it, at the address that they mean (2.5-09, 6-04). */
function PortfolioPart({ programme, page: asked }: PortfolioPartProps) {
  const access = usePortfolioPage(programme)
  if (access.state === 'waiting') return <Outline />
  if (access.state === 'known' && access.page !== asked) return <MissingProgramme />
  return (
    <Headed title={portfolioTitle} programme={programme}>
      {access.state === 'failed' ? (
        <MissingFeatures fault={access.fault} />
      ) : (
        <Portfolio programme={programme} isForReading={asked === 'portfolio'} />
      )}
    </Headed>
  )
}

function Headed({ title, programme, children }: { title: string; programme: Product; children: ReactNode }) {
  return (
    <div css={page}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p css={which}>{programmeTitle(programme)}</p>
      </div>
      {children}
    </div>
  )
}

const block = css`height: 20rem;`

function Outline() {
  return (
    <Loading label="Страница программы загружается" css={page}>
      <Skeleton shape="figure" />
      <Skeleton shape="card" css={block} />
    </Loading>
  )
}
