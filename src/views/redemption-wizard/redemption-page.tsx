import { css } from '@emotion/react'
import { redemptionTitle } from '#domain/statement-titles.ts'
import { stage, type Stage } from '#machines/redemption-wizard/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Checking } from '../statements/checking.tsx'
import { openingLabel } from '../statements/opening-label.ts'
import { StageArrival } from '../statements/stage-arrival.tsx'
import { Guide } from './guide.tsx'
import { Question } from './question.tsx'
import { Permission } from './permission.tsx'

/** Of the open statement nothing is shown before it is known that there is one. */
const OpenStatement = lazyWithFallback(async () => (await import('./open-statement.tsx')).OpenStatement, {
  fallback: <Beginning awaited={openingLabel} />,
  isNext: true,
})

const page = css`${stack(24)}`
const lead = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-18);`

/** What the browser's tab is called. */
export const tabTitle = redemptionTitle

/** The redemption statement: its guide, and whether it may be filed (2.8-01, 4.7-04), then the statement itself. */
export function Page() {
  return (
    <Alive actor="redemptionWizard" otherwise={<Beginning />}>
      <Statement />
    </Alive>
  )
}

function Statement() {
  const now = useView('redemptionWizard', stage)
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
    case 'blocked':
    case 'notAvailable':
    case 'failed':
      return <Beginning now={now} />
    default:
      return (
        <div css={steady}>
          <Alive actor="draft" otherwise={<Beginning awaited={openingLabel} />}>
            <OpenStatement now={now} />
          </Alive>
        </div>
      )
  }
}

type BeginningProps = Partial<Parameters<typeof Permission>[0]> & { awaited?: string }

function Beginning({ now = 'checking', awaited }: BeginningProps) {
  return (
    <div css={[steady, page]}>
      <PageHeading>{redemptionTitle}</PageHeading>
      <p css={lead}>
        Выкупная сумма — деньги с пенсионного счёта, которые можно забрать до назначения пенсии, если это разрешает
        договор.
      </p>
      {now === 'checking' ? <Checking label={awaited} /> : <Permission now={now} />}
      <Guide />
      <Question statementId={null} step="StatementGuide" />
    </div>
  )
}
