import { css } from '@emotion/react'
import { pensionTitle } from '#domain/statement-titles.ts'
import { stage, type Stage } from '#machines/pension-statement/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Checking } from '../statements/checking.tsx'
import { openingLabel } from '../statements/opening-label.ts'
import { StageArrival } from '../statements/stage-arrival.tsx'
import { Entitlement } from './entitlement.tsx'
import { Guide } from './guide.tsx'

/** Of the open application nothing is shown before it is known that there is one. */
const OpenPension = lazyWithFallback(async () => (await import('./open-pension.tsx')).OpenPension, {
  fallback: <Beginning awaited={openingLabel} />,
  isNext: true,
})

const page = css`${stack(24)}`
const lead = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-18);`

/** What the browser's tab is called. */
export const tabTitle = pensionTitle

/** The application for the pension: whether there is a right to it, then the application itself (2.2-12). */
export function Page() {
  return (
    <Alive actor="pensionStatement" otherwise={<Beginning />}>
      <Statement />
    </Alive>
  )
}

function Statement() {
  const now = useView('pensionStatement', stage)
  return (
    <StageArrival stage={now} opening="checking">
      <At now={now} />
    </StageArrival>
  )
}

function At({ now }: { now: Stage }) {
  switch (now) {
    case 'checking':
    case 'ready':
    case 'tooEarly':
    case 'blocked':
    case 'noProgramme':
    case 'failed':
      return <Beginning now={now} />
    default:
      return (
        <div css={steady}>
          <Alive actor="draft" otherwise={<Beginning awaited={openingLabel} />}>
            <OpenPension now={now} />
          </Alive>
        </div>
      )
  }
}

type BeginningProps = Partial<Parameters<typeof Entitlement>[0]> & { awaited?: string }

function Beginning({ now = 'checking', awaited }: BeginningProps) {
  return (
    <div css={[steady, page]}>
      <PageHeading>{tabTitle}</PageHeading>
      <p css={lead}>
        Негосударственная пенсия — выплаты из накоплений на вашем пенсионном счёте. Её назначают по заявлению, сверх
        государственной.
      </p>
      {now === 'checking' ? <Checking label={awaited} /> : <Entitlement now={now} />}
      <Guide />
    </div>
  )
}
