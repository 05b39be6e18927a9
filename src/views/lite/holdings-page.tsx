import { css } from '@emotion/react'
import { Tile } from '#blocks/kit/tile.tsx'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { messages } from '#domain/faults.ts'
import { holdingsAbout } from '#domain/content-head.ts'
import { cmsRoutes, routesAre } from '#machines/navigation/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { building } from '#ui/icons.ts'
import { columns } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLiteLocation } from './lite-location.ts'

const head = css`
  padding-top: var(--gutter, 24px);
  > p { max-width: 44rem; margin-top: 12px; color: var(--ink-soft); font-size: var(--type-18); }
`
const grid = columns(300)
const outline = css`height: 12rem;`

/** What the browser's tab is called. */
export const tabTitle = 'Программы работодателей'

/** Whose programmes there are, to choose from where the address names none (2.2-18): the content service's routes of type `litesection`. */
export function Page() {
  return (
    <div css={pageGrid}>
      <div css={head}>
        <PageHeading>Программы работодателей</PageHeading>
        <p>{holdingsAbout}</p>
      </div>
      <Holdings />
    </div>
  )
}

function Holdings() {
  const navigation = useActor('navigation')
  const state = useView('navigation', routesAre)
  const sections = useView('navigation', cmsRoutes).filter(({ type }) => type === 'litesection')
  const { part } = useLiteLocation()
  if (sections.length > 0) {
    return (
      <ul css={grid} role="list">
        {sections.map(({ id, title }) => (
          <Tile
            key={id}
            icon={building}
            title={title}
            text="Условия, выплаты, документы и вступление"
            href={hrefs.lite(id, part ?? 'main-page')}
          />
        ))}
      </ul>
    )
  }
  if (state === 'awaited')
    return (
      <Loading css={grid}>
        <Skeleton shape="card" css={outline} count={2} />
      </Loading>
    )
  if (state === 'unavailable') {
    return (
      <FailedState onRetry={() => navigation.send({ type: 'routes.wanted' })}>
        {messages.unexpected} Список программ не загрузился.
      </FailedState>
    )
  }
  return (
    <EmptyState title="Открытых программ пока нет" icon={building}>
      Спросите в отделе кадров, есть ли у вашей компании пенсионная программа.
    </EmptyState>
  )
}
