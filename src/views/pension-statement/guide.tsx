import { longDate } from '#domain/dates.ts'
import { payout } from '#domain/pds-rules.ts'
import { yearsText } from '#domain/pension-texts.ts'
import { calendar, document, info, shield } from '#ui/icons.ts'
import { GuideCards } from '../statements/guide-cards.tsx'

const { age, leastTerm, source } = payout

/** What is worth knowing before the application is filled in. */
export function Guide() {
  return (
    <GuideCards
      cards={[
        {
          id: 'when',
          icon: calendar,
          title: 'Когда назначают',
          items: [
            `По возрасту: женщинам с ${age.female}, мужчинам с ${age.male} лет.`,
            'По договору: когда закончился срок, который в нём назван.',
            'Раньше: если назначена досрочная государственная пенсия или есть инвалидность.',
          ],
          note: `Основание: ${source.law}, проверено ${longDate(source.checked)}.`,
        },
        {
          id: 'what',
          icon: info,
          title: 'Что важно знать',
          items: [
            `Выплаты на срок — не короче чем на ${yearsText(leastTerm)}, или пожизненно.`,
            'Когда пенсия назначена, выкупную сумму по этому договору забрать нельзя или можно не всю.',
            'Схему выплат потом не изменить, если договор не говорит другого.',
          ],
        },
        {
          id: 'papers',
          icon: document,
          title: 'Что понадобится',
          items: [
            'Паспорт, СНИЛС и ИНН.',
            'Реквизиты счёта, открытого на ваше имя.',
            'Справка, если основание — досрочная пенсия или инвалидность.',
          ],
        },
        {
          id: 'road',
          icon: shield,
          title: 'Как это проходит',
          items: [
            'Вы читаете заявление целиком и подписываете его кодом из СМС.',
            'Фонд проверяет основание и назначает пенсию.',
            'Первую выплату фонд переводит на ваш счёт.',
          ],
        },
      ]}
    />
  )
}
