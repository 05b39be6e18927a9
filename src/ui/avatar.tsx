import { css } from '@emotion/react'

const circle = css`
  display: inline-grid; place-items: center; flex: none; width: 3rem; height: 3rem; border-radius: 50%;
  background: var(--mist-strong); color: var(--deep); font-weight: 600; letter-spacing: .02em;
`

export type AvatarProps = {
  /** One or two letters. */
  initials: string
  className?: string | undefined
}

/** A person as their initials in a circle; the name itself stands beside it. */
export function Avatar({ initials, className }: AvatarProps) {
  return (
    <span css={circle} className={className} aria-hidden="true">
      {initials}
    </span>
  )
}
