import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { tones, type Tone } from './tone.ts'

const badge = css`
  display: inline-flex; align-items: center; gap: 4px; padding: 2px 10px 2px 8px; border-radius: 1rem;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 24%, transparent);
  font-size: var(--type-14); font-weight: 500; line-height: 1.25rem;
  > svg { width: 1rem; height: 1rem; stroke-width: 2; }
`
const looks = {
  neutral: css`padding-inline: 10px; background: var(--sunken); color: var(--ink-soft);`,
  info: css`background: ${tones.info.soft}; color: ${tones.info.colour};`,
  good: css`background: ${tones.good.soft}; color: ${tones.good.colour};`,
  warn: css`background: ${tones.warn.soft}; color: ${tones.warn.colour};`,
  bad: css`background: ${tones.bad.soft}; color: ${tones.bad.colour};`,
}

export type BadgeProps = {
  tone?: Tone | 'neutral' | undefined
  /** The state in words. */
  children: ReactNode
  className?: string | undefined
}

/** The state of something in a word or two, with a picture of its tone. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span css={[badge, looks[tone]]} className={className}>
      {tone !== 'neutral' && <Icon path={tones[tone].icon} />}
      {children}
    </span>
  )
}
