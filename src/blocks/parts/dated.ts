import { css } from '@emotion/react'

/** The line over figures that says of what day they are. */
export const dated = css`color: var(--ink-soft); font-size: var(--type-14);`
