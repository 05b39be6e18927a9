import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import type { StatementKind } from '#domain/statement-draft.ts'
import { useKeptDraft } from '#system/react/use-kept-draft.ts'
import { useToday } from '#system/react/use-today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DraftCard, type DraftCardProps } from './draft-card.tsx'

const room = css`max-width: 52rem;`

type DeviceDraftProps = {
  kind: StatementKind
  title: string
  /** Where it is gone on with. */
  href: string
  /** The step that it was left at, by its name in the draft; nothing where there is one step alone. */
  stepOf?: ((reached: string) => DraftCardProps['step']) | undefined
}

/** A statement that was begun on this device: no other knows of it. Nothing where none was. */
export function DeviceDraft({ kind, title, href, stepOf }: DeviceDraftProps) {
  const draft = useKeptDraft(kind)
  const today = useToday()
  if (draft === null) return null
  return (
    <div css={room}>
      <DraftCard
        title={title}
        step={stepOf?.(draft.reached)}
        changedAt={new Date(draft.keptAt).toISOString()}
        expires={moscowDay(draft.keptAt + limits.draftCopyLifetime)}
        today={today}
        onward={<ButtonLink href={href}>Продолжить</ButtonLink>}
      >
        <p>Черновик на этом устройстве.</p>
      </DraftCard>
    </div>
  )
}
