import { css, keyframes } from '@emotion/react'

/** A column with equal gaps, in pixels; call it outside components. */
export const stack = (gap: number) =>
  css`display: grid; gap: ${gap}px; grid-template-columns: minmax(0, 1fr); align-content: start;`

/** A row that wraps, with equal gaps, in pixels; call it outside components. */
export const row = (gap: number) => css`display: flex; flex-wrap: wrap; gap: ${gap}px; align-items: center;`

/** As many equal columns as fit, each at least so many pixels wide with text of the usual size; call it outside components. */
export const columns = (width: number, gap = 24) =>
  css`display: grid; gap: ${gap}px; grid-template-columns: repeat(auto-fill, minmax(min(100%, ${width / 16}rem), 1fr));`

/** Three equal columns as soon as there is room for them, else as many as fit: two and one below them would leave a hole. */
export const three = css`
  display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 12rem), (100% - 48px) / 3), 1fr));
`

/** Sides of a band across the whole window: what is in it keeps to the page's one column, never nearer the edge than --gutter. */
export const band = css`padding-inline: max(var(--gutter, 0px), (100% - var(--page-width)) / 2);`

/** Figures of one width, for sums and dates that stand under each other. */
export const figures = css`font-variant-numeric: tabular-nums;`

const reveal = keyframes`to { visibility: visible; }`
/** Seen after four seconds at the latest: what is shown with a delay may not wait for ever, and a slow phone needs as many. */
export const unseenForNow = css`visibility: hidden; animation: ${reveal} .01ms 4s forwards;`

/**
 * What lies below a part that is still on its way is seen when its place is known, so that nothing moves under the eye; put it on what holds
 * both. Such a part is a `Loading`, or has a name of its own: were it any element, whatever comes to a page or leaves it would have its
 * neighbours, with all that is in them, styled anew.
 */
export const steady = css`
  > [role='status'][aria-busy='true'] ~ *, > [aria-labelledby]:has([role='status'][aria-busy='true']) ~ * { ${unseenForNow} }
`
