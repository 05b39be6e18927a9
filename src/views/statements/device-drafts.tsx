import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import type { StatementKind } from '#domain/statement-draft.ts'
import { useToday } from '#system/react/use-today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { DraftCard } from './draft-card.tsx'
import { DraftRemoval } from './draft-removal.tsx'
import { useDeviceDrafts } from './use-device-drafts.ts'

const list = css`${stack(16)} max-width: 52rem;`

/** Statements that were begun on this device, of one kind or of all; nothing where none was. */
export function DeviceDrafts({ kind }: { kind?: StatementKind }) {
  const today = useToday()
  const drafts = useDeviceDrafts().filter((one) => kind === undefined || one.kind === kind)
  if (drafts.length === 0) return null
  return (
    <ul role="list" css={list}>
      {drafts.map((one) => (
        <DraftCard
          key={one.kind}
          as="li"
          title={one.title}
          step={one.step}
          changedAt={new Date(one.keptAt).toISOString()}
          expires={moscowDay(one.keptAt + limits.draftCopyLifetime)}
          today={today}
          onward={<ButtonLink href={one.href}>Продолжить</ButtonLink>}
          deletion={<DraftRemoval draft={{ statement: one.kind, statementId: null, title: one.title }} />}
        >
          <p>Черновик на этом устройстве.</p>
        </DraftCard>
      ))}
    </ul>
  )
}
