import * as limits from '#domain/limits.ts'
import { formatPercent } from '#domain/money.ts'
import { document, info, percent, shield } from '#ui/icons.ts'
import { GuideCards } from '../statements/guide-cards.tsx'

const tax = formatPercent((1 - limits.taxFreeShare) * 100)

/** The guide: what the sum is, what is withheld, what is needed, how it goes. */
export function Guide() {
  return (
    <GuideCards
      cards={[
        {
          id: 'what',
          icon: info,
          title: 'Что важно знать',
          items: [
            'Если забрать всю сумму, договор прекращается, и пенсии по нему не будет.',
            'Сколько выплатят из взносов и дохода, зависит от договора и срока участия.',
            'Если пожизненная пенсия уже назначена, выкупная сумма не выплачивается.',
          ],
        },
        {
          id: 'tax',
          icon: percent,
          title: 'Сколько удержат',
          items: [
            'Ваш собственный договор: налог берётся с того, что больше ваших взносов.',
            `Договор работодателя: налог берётся со всей суммы, ориентировочно ${tax}.`,
            'Если вы получали налоговый вычет за взносы, удержать могут больше. Справка из налоговой покажет точно.',
          ],
        },
        {
          id: 'papers',
          icon: document,
          title: 'Что понадобится',
          items: [
            'Паспорт, СНИЛС и ИНН.',
            'Реквизиты счёта, открытого на ваше имя.',
            'Справка из налоговой о вычетах за взносы, если она есть.',
          ],
        },
        {
          id: 'road',
          icon: shield,
          title: 'Как это проходит',
          items: [
            'Вы проверяете заявление целиком и подписываете его кодом из СМС.',
            'Фонд рассматривает заявление и сам удерживает налог.',
            'Срок выплаты назван в договоре и пенсионных правилах.',
          ],
        },
      ]}
    />
  )
}
