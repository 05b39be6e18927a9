import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import { formatPercent } from '#domain/money.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { document, info, percent, shield } from '#ui/icons.ts'
import { columns } from '#ui/layout.ts'

const cards = css`
  ${columns(360, 16)}
  h2 { display: flex; gap: 12px; align-items: center; margin-bottom: 12px; font-size: var(--type-18); }
  h2 > svg { color: var(--link); }
  ul { margin: 0; padding-left: 1.25rem; }
  li + li, p + p { margin-top: 8px; }
`
const tax = formatPercent((1 - limits.taxFreeShare) * 100)

/** The guide: what the sum is, what is withheld, what is needed, how it goes. */
export function Guide() {
  return (
    <div css={cards}>
      <Card as="section" aria-labelledby="what">
        <h2 id="what">
          <Icon path={info} />
          Что важно знать
        </h2>
        <ul>
          <li>Если забрать всю сумму, договор прекращается, и пенсии по нему не будет.</li>
          <li>Сколько выплатят из взносов и дохода, зависит от договора и срока участия.</li>
          <li>Если пожизненная пенсия уже назначена, выкупная сумма не выплачивается.</li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="tax">
        <h2 id="tax">
          <Icon path={percent} />
          Сколько удержат
        </h2>
        <ul>
          <li>Ваш собственный договор: налог берётся с того, что больше ваших взносов.</li>
          <li>Договор работодателя: налог берётся со всей суммы, ориентировочно {tax}.</li>
          <li>
            Если вы получали налоговый вычет за взносы, удержать могут больше. Справка из налоговой покажет точно.
          </li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="papers">
        <h2 id="papers">
          <Icon path={document} />
          Что понадобится
        </h2>
        <ul>
          <li>Паспорт, СНИЛС и ИНН.</li>
          <li>Реквизиты счёта, открытого на ваше имя.</li>
          <li>Справка из налоговой о вычетах за взносы, если она есть.</li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="road">
        <h2 id="road">
          <Icon path={shield} />
          Как это проходит
        </h2>
        <ul>
          <li>Вы проверяете заявление целиком и подписываете его кодом из СМС.</li>
          <li>Фонд рассматривает заявление и сам удерживает налог.</li>
          <li>Срок выплаты назван в договоре и пенсионных правилах.</li>
        </ul>
      </Card>
    </div>
  )
}
