import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Day } from '#domain/moscow-day.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { Arrival, PageHeading } from '#ui/page-heading.tsx'
import type { Step } from '#ui/steps.tsx'
import { SavedLine, type Saved } from './saved-line.tsx'
import { useIsLaterStage } from './stage-arrival.tsx'
import { besideSteps } from './wizard-room.ts'
import { stepNumber, WizardSteps } from './wizard-steps.tsx'
import { WizardSum, type NetSum } from './wizard-sum.tsx'

const frame = css`${stack(16)} container-type: inline-size; @media print { container-type: normal; }`
const columns = css`
  ${stack(16)}
  ${besideSteps} {
    grid-template: 'step way' auto 'step sum' 1fr / minmax(0, 1fr) 16rem; gap: 24px 40px;
    > nav { grid-area: way; }
  }
`
const card = css`${stack(16)} h2:focus { outline: none; } ${besideSteps} { grid-area: step; }`
const head = stack(4)

export type WizardFrameProps = {
  /** Which statement it is. */
  title: string
  /** One of them is current; its label is the heading of the card. */
  steps: readonly Step[]
  onPick?: ((id: string) => void) | undefined
  saved: Saved | null
  today: Day
  sum?: NetSum | undefined
  /** By what the statement is told from others. */
  facts?: ReactNode
  children: ReactNode
}

/** A statement at one of its steps; where there is one alone no list of them stands beside it. A change of step is told, and the focus goes to its heading, as it does where another stage led back to the steps. */
export function WizardFrame({ title, steps, onPick, saved, today, sum, facts, children }: WizardFrameProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const current = steps.find(({ state }) => state === 'current')
  // The step that stood here when the page was opened, until it is left.
  const [opened, setOpened] = useState(useIsLaterStage() ? null : current?.id)
  if (opened !== null && opened !== current?.id) setOpened(null)
  const isArrivedAt = opened === null
  useEffect(() => {
    if (isArrivedAt) heading.current?.focus()
  }, [isArrivedAt, current?.id])
  return (
    <div css={frame}>
      <div css={head}>
        <PageHeading>{title}</PageHeading>
        {facts}
        <SavedLine saved={saved} today={today} />
      </div>
      <div css={columns}>
        {steps.length > 1 && <WizardSteps steps={steps} onPick={onPick} />}
        <Card as="section" css={card} aria-labelledby={headingId}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {current?.label}
          </h2>
          <Arrival value={isArrivedAt && (current?.id ?? '')}>{children}</Arrival>
        </Card>
        {sum && <WizardSum {...sum} />}
      </div>
      <LiveRegion>{steps.length > 1 && `${stepNumber(steps)}: ${current?.label}`}</LiveRegion>
    </div>
  )
}
