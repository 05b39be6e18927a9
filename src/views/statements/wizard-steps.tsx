import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Steps, type Step } from '#ui/steps.tsx'
import { besideSteps } from './wizard-room.ts'

const brief = css`
  display: grid; gap: 4px; justify-items: start;
  > div { width: 100%; label { font-weight: 600; } }
  progress::-webkit-progress-value { transition-duration: var(--speed); }
  > button { min-height: 2.75rem; }
  ${besideSteps} { display: none; }
`
const list = css`
  margin-top: 8px; &:not([data-open]) { display: none; }
  ${besideSteps} { margin-top: 0; &:not([data-open]) { display: block; } }
`

type WizardStepsProps = { steps: readonly Step[]; onPick?: ((id: string) => void) | undefined }

/** The way through a statement: beside the step all of it, where there is no room the step that one is at, and the rest on demand. */
export function WizardSteps({ steps, onPick }: WizardStepsProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const at = steps.findIndex(({ state }) => state === 'current')
  const pick =
    onPick &&
    ((id: string) => {
      setOpen(false)
      onPick(id)
    })
  return (
    <nav aria-label="Шаги заявления">
      <div css={brief}>
        <ProgressBar label={`${stepNumber(steps)} · ${steps[at]?.label}`} value={at + 1} max={steps.length} />
        <Button kind="link" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Скрыть шаги' : 'Все шаги'}
        </Button>
      </div>
      <div css={list} id={listId} data-open={isOpen || undefined}>
        <Steps label="Шаги" steps={steps} onPick={pick} />
      </div>
    </nav>
  )
}

/** `Шаг 2 из 6`. */
export function stepNumber(steps: readonly Step[]): string {
  return `Шаг\u00A0${steps.findIndex(({ state }) => state === 'current') + 1}\u00A0из\u00A0${steps.length}`
}
