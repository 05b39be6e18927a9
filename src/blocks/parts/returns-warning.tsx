import { css } from '@emotion/react'

const warning = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-14);`

/** What the law on pension funds (№ 75-ФЗ) wants to be read wherever returns are told: in the footer, beside every chart of them and every calculator. */
export function ReturnsWarning() {
  return (
    <p css={warning}>
      Доход может расти и&nbsp;снижаться, прошлые результаты не&nbsp;определяют будущих, государство не&nbsp;гарантирует
      доходность. До&nbsp;договора прочитайте устав и&nbsp;правила фонда.
    </p>
  )
}
