import { css } from '@emotion/react'
import type { Day } from '#domain/moscow-day.ts'
import { recentMoment } from '#domain/recent-moment.ts'
import { Icon } from '#ui/icon.tsx'
import { success, warning } from '#ui/icons.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { LeaveQuestion } from './rare-parts.ts'

/** Where what was typed is: with the fund, on this device, on its way, or nowhere and why. */
export type Saved =
  { kind: 'inFund'; at: string } | { kind: 'onDevice' } | { kind: 'saving' } | { kind: 'nowhere'; reason: string }

const place = css`min-height: 1.5rem;`
const line = css`display: flex; gap: 8px; align-items: flex-start; color: var(--ink-soft); font-size: var(--type-14); > svg { width: 1.25rem; height: 1.25rem; }`
const looks = {
  inFund: css`> svg { color: var(--good); }`,
  onDevice: css`> svg { color: var(--warn); }`,
  saving: css`> span:first-of-type { width: 1.25rem; height: 1.25rem; }`,
  nowhere: css`color: var(--bad); font-weight: 500;`,
}

function textOf(saved: Saved, today: Day): string {
  switch (saved.kind) {
    case 'inFund':
      return `Сохранено в фонде ${recentMoment(saved.at, today, '')}`
    case 'onDevice':
      return 'Сохранено на этом устройстве'
    case 'saving':
      return 'Сохраняем…'
    case 'nowhere':
      return `Не сохранено. ${saved.reason}`
  }
}

type SavedLineProps = {
  /** Null before anything was typed; the line is kept free, so that nothing moves when it comes. */
  saved: Saved | null
  today: Day
}

/** Says where what was typed is kept; a screen reader is told of it only where the fund does not have it. What lies nowhere is asked about before the page is left. */
export function SavedLine({ saved, today }: SavedLineProps) {
  const text = saved && textOf(saved, today)
  return (
    <div css={place}>
      {saved && (
        <p css={[line, looks[saved.kind]]}>
          {saved.kind === 'saving' ? <Spinner /> : <Icon path={saved.kind === 'inFund' ? success : warning} />}
          <span>{text}</span>
        </p>
      )}
      <LiveRegion>{(saved?.kind === 'onDevice' || saved?.kind === 'nowhere') && text}</LiveRegion>
      {saved?.kind === 'nowhere' && <LeaveQuestion />}
    </div>
  )
}
