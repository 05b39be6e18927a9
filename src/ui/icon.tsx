import { css } from '@emotion/react'

const drawing = css`flex: none; width: 1.5em; height: 1.5em; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;`

type IconProps = {
  /** An outline of `icons.ts`. */
  path: string
  filled?: boolean | undefined
  className?: string | undefined
}

/** A decorative picture beside words, 1.5 times the size of the text around it; never the only name of anything. */
export function Icon({ path, filled, className }: IconProps) {
  return (
    <svg css={drawing} className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill={filled ? 'currentColor' : undefined} />
    </svg>
  )
}
