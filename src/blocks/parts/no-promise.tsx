import { css } from '@emotion/react'

const warning = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-14);`

/** Stands wherever returns are shown. */
export function NoPromise() {
  return <p css={warning}>Доходность в&nbsp;прошлом не&nbsp;гарантирует доход в&nbsp;будущем.</p>
}
