import { css } from '@emotion/react'

const mark = css`flex: none; width: 2.5rem; height: 2.5rem;`

type BrandMarkProps = { className?: string | undefined }

/** A lantern over a pier: the sign beside the name, never instead of it. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg
      css={mark}
      className={className}
      viewBox="0 0 40 40"
      fill="none"
      stroke="#fff"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect width="40" height="40" rx="10" fill="var(--mark-tile, var(--deep))" stroke="none" />
      <circle cx="27" cy="10" r="6" fill="var(--lantern)" opacity=".35" stroke="none" />
      <circle cx="27" cy="10" r="3.25" fill="var(--lantern)" stroke="none" />
      <path d="M27 15.5v5.5M7.5 21.5h25M12 22v5M19.5 22v5M27 22v5" />
      <path d="M7 31.5c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0" />
    </svg>
  )
}
