import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { featuresFault, portfolioPage, programmeTitle, type Product } from '#domain/programme.ts'
import { programmeAt, type ProgrammePage } from '#domain/programme-location.ts'
import {
  areProgrammesRetried,
  details,
  products,
  programmes,
  programmesFault,
  restrictions,
} from '#machines/client/selectors.ts'
import { grantedScopes } from '#machines/session/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
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
  return (
    <Alive actor="client">
      <Programme />
    </Alive>
  )
}

function Programme() {
  const client = useActor('client')
  const params = useHere().location?.params ?? {}
  const status = useView('client', programmes)
  const list = useView('client', products)
  const fault = useView('client', programmesFault)
  const isRetrying = useView('client', areProgrammesRetried)
  if (status === 'failed')
    return (
      <div css={page}>
        <PageHeading>Пенсионная программа</PageHeading>
        <FailedState
          title="Программы не загрузились"
          busy={isRetrying}
          onRetry={() => client.send({ type: 'retry.requested' })}
        >
          {fault && <FaultText fault={fault} />}
        </FailedState>
      </div>
    )
  if (status !== 'known') return <Outline />
  const at = programmeAt(params, list)
  return at === null ? <MissingProgramme /> : <Part key={`${at.programme.id} ${at.page}`} {...at} />
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
  const known = useView('client', details)[programme.agreementId]
  const may = { scopes: useView('session', grantedScopes), restrictions: useView('client', restrictions) }
  if (known === undefined) return <Outline />
  const fault = featuresFault(known)
  if (fault)
    return (
      <Headed title={portfolioTitle} programme={programme}>
        <MissingFeatures fault={fault} />
      </Headed>
    )
  if (portfolioPage(programme.agreementId, known.features, may) !== asked) return <MissingProgramme />
  return (
    <Headed title={portfolioTitle} programme={programme}>
      <Portfolio programme={programme} />
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
