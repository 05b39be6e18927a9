import { css } from '@emotion/react'

const skip = css`
  position: fixed; z-index: 100; top: 8px; left: 8px; padding: 12px 20px; border-radius: var(--control-radius);
  background: var(--deep); color: var(--on-deep); font-weight: 500;
  &:not(:focus) { clip-path: inset(50%); pointer-events: none; }
`

type SkipLinkProps = {
  /** The id of the page's main region, which must be focusable (tabIndex -1). */
  to: string
}

/** The first stop of the Tab key: leads past the header and the menus. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <a css={skip} href={`#${to}`}>
      Перейти к содержанию
    </a>
  )
}
