import { css } from '@emotion/react'
import type { Product } from '#domain/programme.ts'
import { portfolioTitle } from '#domain/statement-titles.ts'
import { errorText, stage, type Stage } from '#machines/portfolio-change/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { usePortfolioPage } from '../portfolio/use-portfolio-page.ts'
import { Headed } from '../programme/headed.tsx'
import { KnownProgrammes } from '../programme/known-programmes.tsx'
import { MissingAccess } from '../programme/missing-access.tsx'
import { MissingProgramme } from '../programme/missing-programme.tsx'
import { openingLabel } from '../statements/opening-label.ts'
import { StageArrival } from '../statements/stage-arrival.tsx'
import { BegunElsewhere } from './begun-elsewhere.tsx'
import { ReadOnly } from './read-only.tsx'

/** Of the open change nothing is shown before it is known that there is one. */
const OpenChange = lazyWithFallback(async () => (await import('./open-change.tsx')).OpenChange, {
  fallback: <Waiting label={openingLabel} />,
  isNext: true,
})

const page = css`${stack(16)}`
const outline = css`&& { height: 24rem; max-width: 48rem; }`

/** What the browser's tab is called. */
export const tabTitle = portfolioTitle

/** The change of the portfolios of one programme of the client (3-12, 3-13), where the services have opened it. */
export function Page() {
  const id = useHere().location?.params['id']
  return (
    <KnownProgrammes title={tabTitle} loading={<Waiting />}>
      {(products) => {
        const programme = products.find((one) => one.id === id)
        return programme ? <OfProgramme programme={programme} /> : <MissingProgramme />
      }}
    </KnownProgrammes>
  )
}

function OfProgramme({ programme }: { programme: Product }) {
  const access = usePortfolioPage(programme)
  if (access.state === 'waiting') return <Waiting />
  if (access.state === 'failed')
    return (
      <Headed title={tabTitle} programme={programme}>
        <MissingAccess {...access.missing} />
      </Headed>
    )
  if (access.page === null || access.page === 'portfolio') return <MissingProgramme />
  return (
    <Alive actor="portfolioChange" otherwise={<Waiting />}>
      <Change programme={programme} page={access.page} />
    </Alive>
  )
}

type ChangeProps = { programme: Product; page: 'my-portfolio' | 'portfolio-new' }

function Change(props: ChangeProps) {
  const now = useView('portfolioChange', stage)
  return (
    <StageArrival stage={now} opening="opening">
      <At now={now} {...props} />
    </StageArrival>
  )
}

function At({ now, programme, page: home }: ChangeProps & { now: Stage }) {
  switch (now) {
    case 'opening':
      return <Waiting />
    case 'readOnly':
      return (
        <Headed title={tabTitle} programme={programme}>
          <ReadOnly programmeId={programme.id} home={home} />
        </Headed>
      )
    case 'begunElsewhere':
      return (
        <Headed title={tabTitle} programme={programme}>
          <BegunElsewhere />
        </Headed>
      )
    case 'failed':
      return (
        <Headed title={tabTitle} programme={programme}>
          <Unopened />
        </Headed>
      )
    default:
      return (
        <div css={steady}>
          <Alive actor="draft" otherwise={<Waiting label={openingLabel} />}>
            <OpenChange now={now} programme={programme} home={home} />
          </Alive>
        </div>
      )
  }
}

function Unopened() {
  const actor = useActor('portfolioChange')
  return (
    <FailedState title="Не удалось открыть смену портфеля" onRetry={() => actor.send({ type: 'retry.requested' })}>
      {useView('portfolioChange', errorText)}
    </FailedState>
  )
}

function Waiting({ label = 'Узнаём, какие портфели можно выбрать' }: { label?: string }) {
  return (
    <div css={[steady, page]}>
      <PageHeading>{tabTitle}</PageHeading>
      <Loading label={label}>
        <Skeleton shape="card" css={outline} />
      </Loading>
    </div>
  )
}
