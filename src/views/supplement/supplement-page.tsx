import { css } from '@emotion/react'
import { stage } from '#machines/supplement/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { MissingStatement } from '../statements/missing-statement.tsx'
import { Elsewhere } from './elsewhere.tsx'

/** The form and its places for files are needed only where the fund waits for papers. */
const Filling = lazyWithFallback(async () => (await import('./filling.tsx')).Filling, { fallback: <Outline /> })

const page = css`${stack(16)}`
const outline = css`&& { height: 20rem; max-width: 48rem; }`

/** What the browser's tab is called. */
export const tabTitle = 'Документы к заявлению'

/** Papers that are sent after a redemption that the fund has asked them for (4.7-09). */
export function Page() {
  return (
    <Alive actor="supplement" otherwise={<Checking />}>
      <Supplement />
    </Alive>
  )
}

function Supplement() {
  const now = useView('supplement', stage)
  switch (now) {
    case 'checking':
      return <Checking />
    case 'missing':
      return <MissingStatement />
    case 'filling':
    case 'unanswered':
      return (
        <div css={page}>
          <PageHeading>{tabTitle}</PageHeading>
          <Alive actor="draft" otherwise={<Outline />}>
            <Filling />
          </Alive>
        </div>
      )
    default:
      return (
        <div css={page}>
          <PageHeading>{tabTitle}</PageHeading>
          <Elsewhere now={now} />
        </div>
      )
  }
}

function Checking() {
  return (
    <div css={[steady, page]}>
      <PageHeading>{tabTitle}</PageHeading>
      <Outline />
    </div>
  )
}

function Outline() {
  return (
    <Loading label="Узнаём, какие документы нужны">
      <Skeleton shape="card" css={outline} />
    </Loading>
  )
}
