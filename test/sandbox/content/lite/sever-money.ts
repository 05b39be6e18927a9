import { note, text, type Page } from '../blocks.ts'
import { bondDuration, investStructure, issuers, pensionCalculator, rating, savingTable } from '../data-templates.ts'
import { documentList } from '../document-templates.ts'
import { noPromise, paymentSchemes } from '../templates.ts'
import { labelled, pagesIn, section } from './templates.ts'
import { payoutRates } from '../rules-texts.ts'

const page = pagesIn('sever', 'Север')
const calculator = pensionCalculator({
  mode: 'corporate',
  minContribution: 500,
  maxContribution: 100000,
  defaults: { age: 38, monthly: 5000, starting: 0 },
})

/** Where the money is, what it brings and how it is paid out. */
export const severMoney: Page[] = [
  page('invest', 'Инвестиционная деятельность', 'Куда вложены взносы и какими были результаты.', [
    text(
      '<p>Взносы программы вложены в сбалансированный портфель. Перейти в консервативный можно в личном кабинете один раз в год — с новыми взносами или со всеми накоплениями.</p>',
    ),
    labelled('Структура', investStructure('Структура портфеля')),
    labelled('Эмитенты', issuers('Чьи это бумаги')),
    labelled('Результаты', savingTable('Доходность по годам и инфляция')),
    labelled('Надёжность', rating('Кредитное качество облигаций')),
    labelled('Сроки', bondDuration('Когда погашаются облигации')),
    noPromise,
  ]),
  page('payment', 'Выплаты', 'Способы выплаты пенсии, налоги и документы.', [
    labelled(
      'Способы',
      paymentSchemes('Как получать пенсию', [
        {
          title: 'На срок',
          term: 'От 5 лет, срок выбираете вы',
          taxNote: 'С части, которую оплатила компания, удерживается НДФЛ',
          text: 'Выплаты крупнее, но закончатся в назначенный срок. Остаток получают правопреемники.',
        },
        {
          title: 'Пожизненно',
          term: 'Всю жизнь',
          taxNote: 'С части, которую оплатила компания, удерживается НДФЛ',
          text: 'Выплаты меньше, но не закончатся. После назначения выкупная сумма не выплачивается.',
        },
        {
          title: 'До исчерпания счёта',
          term: 'Пока на счёте есть деньги',
          taxNote: 'С части, которую оплатила компания, удерживается НДФЛ',
          text: 'Размер выплаты назначаете вы. Остаток получают правопреемники.',
        },
      ]),
    ),
    labelled(
      'Налоги',
      note(
        'Налоги',
        `<p>С пенсии из собственных взносов налог не удерживается. С пенсии из взносов компании и со всей выкупной суммы из них фонд удерживает НДФЛ как налоговый агент: ${payoutRates}.</p><p>С собственных взносов можно получить вычет: до 400 000 ₽ в год вместе с другими долгосрочными сбережениями, то есть 52 000 ₽ при ставке 13 % и 60 000 ₽ при ставке 15 % (статья 219.2).</p>`,
      ),
    ),
    section('Выкупная сумма', [
      text(
        '<p>Если деньги понадобились раньше, договор можно расторгнуть. Заявление подаётся в личном кабинете: сначала показываем ориентировочную сумму после налога, потом документы, и только затем просим код подписи. После назначения пожизненной пенсии выкупная сумма не выплачивается.</p>',
      ),
    ]),
    labelled(
      'Документы',
      documentList('Документы о выплатах', [
        'pamyatka-vyplaty.pdf',
        'pamyatka-vykup.pdf',
        'pamyatka-vychet.pdf',
        'pravila-fonda.pdf',
      ]),
    ),
  ]),
  page('calculator', 'Калькулятор', 'Ориентировочный расчёт накоплений со взносами компании.', [
    { ...calculator, label: 'Калькулятор', params: { ...calculator.params, employerShare: 50 } },
    note(
      'Расчёт ориентировочный',
      '<p>Взнос компании посчитан для стажа участия до трёх лет: 50 % вашего. Доход не гарантирован: результат зависит от взносов, срока и рынка.</p>',
      'warning',
    ),
  ]),
]
