import { css } from '@emotion/react'
import { Spinner } from '#ui/spinner.tsx'

const line = css`display: flex; gap: 12px; align-items: center; min-height: 3rem; color: var(--ink-soft);`
const wheel = css`color: var(--deep);`

/** What the portal is doing just now, in words. */
export function InProgress({ children }: { children: string }) {
  return (
    <p css={line} role="status" aria-busy="true">
      <Spinner css={wheel} />
      {children}
    </p>
  )
}
