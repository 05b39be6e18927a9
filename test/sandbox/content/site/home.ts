import { main, named, sitePage } from '../blocks.ts'
import { pensionCalculator, requestForm, savingTable } from '../data-templates.ts'
import { lately, years } from '../fund-facts.ts'
import { newsList } from '../news/pages.ts'
import { accordion, button, cards, keyFigures } from '../templates.ts'
import { questionsOf } from './questions.ts'

const lastYear = years[years.length - 1] ?? years[0]

/** The home page of the site. */
export const home = sitePage(
  'home',
  'Негосударственная пенсия',
  'Пенсионные программы для людей и компаний: взносы от 500 ₽, выписка в любой день, понятные правила выплат и ориентировочный расчёт накоплений.',
  [
    main(
      'Спокойная пенсия начинается сегодня',
      'Откладывайте понемногу — сами или вместе с работодателем — и всегда видьте, сколько накоплено',
      [button('Личный кабинет', '/lk'), button('Рассчитать', '/#calc', 'secondary')],
    ),
    keyFigures([
      { value: lately.reserves, unit: 'млрд ₽', caption: 'пенсионные резервы', asOf: lately.asOf },
      { value: lately.participants, unit: 'тыс.', caption: 'участников программ', asOf: lately.asOf },
      { value: lately.pensioners, unit: 'тыс.', caption: 'человек уже получают пенсию', asOf: lately.asOf },
      {
        value: lastYear.paid,
        unit: 'млрд ₽',
        caption: 'выплачено клиентам за 2025 год',
        asOf: `${lastYear.year}-12-31`,
      },
    ]),
    cards('Выберите свой путь', [
      {
        icon: 'user',
        title: 'Для себя',
        text: 'Взнос от 500 ₽, пополняете когда удобно, срок выплат выбираете сами.',
        href: '/forme',
      },
      {
        icon: 'leaf',
        title: 'С поддержкой государства',
        text: 'Долгосрочные сбережения: до 36 000 ₽ в год от государства в течение 10 лет, если выполнены условия закона.',
        href: '/pds',
      },
      {
        icon: 'building',
        title: 'Для компании',
        text: 'Компания решает, кому, сколько и с какого стажа.',
        href: '/corporate/company',
      },
    ]),
    named(
      'calc',
      'Калькулятор',
      pensionCalculator({
        mode: 'public',
        minContribution: 500,
        maxContribution: 100000,
        defaults: { age: 35, monthly: 3000, starting: 0 },
      }),
    ),
    savingTable('Доходность и инфляция по годам'),
    newsList({ title: 'Новости', limit: 3 }),
    accordion('Частые вопросы', questionsOf('razmer-vznosa', 'kogda-vyplaty', 'zabrat-ranshe', 'zvonok-iz-fonda')),
    requestForm('Перезвоним вам', 'Contributions'),
  ],
)
