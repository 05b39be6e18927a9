import { css } from '@emotion/react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft } from '#ui/icons.ts'
import { row } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { media } from '#ui/tokens.ts'

const actions = css`${row(12)} margin-top: 12px; ${media.mobile} { > button { width: 100%; } }`

export type WizardActionsProps = {
  /** Sends the form around it where it is left out. */
  onContinue?: (() => void) | undefined
  continueLabel?: string | undefined
  /** There is none on the first step. */
  onBack?: (() => void) | undefined
  /** The step is being saved. */
  busy?: boolean | undefined
  /** Why one cannot go on. */
  blocked?: string | undefined
}

/** The ways on and back from a step; while it is saved both wait. */
export function WizardActions({
  onContinue,
  continueLabel = 'Продолжить',
  onBack,
  busy = false,
  blocked,
}: WizardActionsProps) {
  return (
    <div css={actions} data-print="no">
      <Button
        type={onContinue ? 'button' : 'submit'}
        busy={busy}
        blocked={blocked}
        onClick={() => blocked === undefined && onContinue?.()}
      >
        {continueLabel}
      </Button>
      {onBack && (
        <Button
          kind="quiet"
          icon={<Icon path={arrowLeft} />}
          blocked={busy ? 'Подождите: шаг сохраняется' : undefined}
          onClick={() => busy || onBack()}
        >
          Назад
        </Button>
      )}
      <LiveRegion>{busy && 'Шаг сохраняется'}</LiveRegion>
    </div>
  )
}
