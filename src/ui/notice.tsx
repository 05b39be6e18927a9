import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { tones, type Tone } from './tone.ts'

const notice = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; padding: 16px; border-radius: var(--card-radius);
  background: var(--tone-soft); border: 1px solid color-mix(in srgb, var(--tone) 24%, transparent);
  > svg { color: var(--tone); }
`
const looks = {
  info: css`--tone: ${tones.info.colour}; --tone-soft: ${tones.info.soft};`,
  good: css`--tone: ${tones.good.colour}; --tone-soft: ${tones.good.soft};`,
  warn: css`--tone: ${tones.warn.colour}; --tone-soft: ${tones.warn.soft};`,
  bad: css`--tone: ${tones.bad.colour}; --tone-soft: ${tones.bad.soft};`,
}
const heading = css`color: var(--tone); font-weight: 600;`
const body = css`grid-column: 2; > :where(:not(:last-child)) { margin-bottom: 8px; }`

export type NoticeProps = {
  tone?: Tone | undefined
  /** A few words; the tone's own word where there are none. */
  title?: string | undefined
  children?: ReactNode
  /** Announced when it comes: status politely, alert at once. */
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
}

/** Something to know beside the matter itself; stays where it is until it is no longer true. */
export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
  return (
    <div css={[notice, looks[tone]]} className={className} role={role}>
      <Icon path={tones[tone].icon} />
      <p css={heading}>{title ?? tones[tone].word}</p>
      {children && <div css={body}>{children}</div>}
    </div>
  )
}
