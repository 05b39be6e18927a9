import { css } from '@emotion/react'
import type { Product } from '#domain/programme.ts'
import { programmeAt, type ProgrammePage } from '#domain/programme-location.ts'
import { useHere } from '#system/react/here.ts'
import { stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { Headed } from './headed.tsx'
import { KnownProgrammes } from './known-programmes.tsx'
import { MissingProgramme } from './missing-programme.tsx'

const page = css`${stack(24)}`

const outline = { fallback: <Outline /> }
const Statement = lazyWithFallback(async () => (await import('./statement.tsx')).Statement, outline)
const Assignees = lazyWithFallback(async () => (await import('./assignees.tsx')).Assignees, outline)
const ProgrammeContent = lazyWithFallback(
  async () => (await import('./programme-content.tsx')).ProgrammeContent,
  outline,
)
const PortfolioPart = lazyWithFallback(async () => (await import('./portfolio-part.tsx')).PortfolioPart, outline)

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
      return <PortfolioPart programme={programme} asked={part} loading={<Outline />} />
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

const block = css`height: 20rem;`

function Outline() {
  return (
    <Loading label="Страница программы загружается" css={page}>
      <Skeleton shape="figure" />
      <Skeleton shape="card" css={block} />
    </Loading>
  )
}
