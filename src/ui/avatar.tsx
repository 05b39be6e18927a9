import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const circle = css`
  position: relative; display: inline-grid; place-items: center; flex: none; width: 3rem; height: 3rem; border-radius: 50%;
  background: var(--mist-strong); color: var(--deep); font-weight: 600; letter-spacing: .02em; overflow: hidden;
  > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`

export type AvatarProps = {
  /** One or two letters. */
  initials: string
  /** A picture that covers them, if there is one. */
  children?: ReactNode
  className?: string | undefined
}

/** A person as their initials in a circle; the name itself stands beside it. */
export function Avatar({ initials, children, className }: AvatarProps) {
  return (
    <span css={circle} className={className} aria-hidden="true">
      {initials}
      {children}
    </span>
  )
}
