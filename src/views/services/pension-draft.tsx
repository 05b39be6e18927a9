import { css } from '@emotion/react'
import { moscowDay } from '#domain/moscow-day.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as limits from '#domain/limits.ts'
import { pensionSteps } from '#domain/pension-steps.ts'
import { stepNamed } from '#domain/step-named.ts'
import { useKeptDraft } from '#system/react/use-kept-draft.ts'
import { useToday } from '#system/react/use-today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { stepTitles } from '../pension-statement/step-titles.ts'
import { DraftCard } from '../statements/draft-card.tsx'

const room = css`max-width: 52rem;`

/** The application for the pension that was begun on this device: no other knows of it. */
export function PensionDraft() {
  const draft = useKeptDraft('pension')
  const today = useToday()
  if (draft === null) return null
  const step = stepNamed(pensionSteps, draft.reached)
  return (
    <div css={room}>
      <DraftCard
        title="Заявление на пенсию"
        step={{ number: pensionSteps.indexOf(step) + 1, count: pensionSteps.length, label: stepTitles[step] }}
        changedAt={new Date(draft.keptAt).toISOString()}
        expires={moscowDay(draft.keptAt + limits.draftCopyLifetime)}
        today={today}
        onward={<ButtonLink href={hrefs.pension}>Продолжить</ButtonLink>}
      >
        <p>Черновик на этом устройстве.</p>
      </DraftCard>
    </div>
  )
}
