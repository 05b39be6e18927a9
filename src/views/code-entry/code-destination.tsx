import { css } from '@emotion/react'
import { phoneMask } from '#machines/code-entry/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'

const column = stack(8)
const number = css`white-space: nowrap;`
const trust = css`color: var(--ink-soft); font-size: var(--type-14);`

/** Where the code was sent, and that nobody is to be told it. */
export function CodeDestination() {
  const to = useView('codeEntry', phoneMask)
  return (
    <div css={column}>
      <h2>Введите код из СМС</h2>
      <p>{to === null ? 'Отправили код на ваш номер телефона.' : <>Отправили код на номер <strong css={number}>{to}</strong>.</>}</p>
      <p css={trust}>Никому его не сообщайте: сотрудники фонда никогда не спрашивают код.</p>
    </div>
  )
}
