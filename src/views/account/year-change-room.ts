import { css } from '@emotion/react'

/** The room of what comes after the figures, kept from the first: nothing moves when it is there. */
export const yearChangeRoom = css`min-height: 3rem; margin-top: 8px;`
