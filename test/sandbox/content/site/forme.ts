import { main, sitePage } from '../blocks.ts'
import { agreementForm, pensionCalculator, requestForm } from '../data-templates.ts'
import { accordion, button, cards, paymentSchemes, steps } from '../templates.ts'
import { questionsOf } from './questions.ts'
import { guaranteeRule } from '../rules-texts.ts'

/** A plan of one's own. */
export const forme = sitePage(
  'forme',
  'Для себя',
  'Индивидуальный пенсионный план: взнос от 500 ₽, налоговый вычет, выплаты на срок или пожизненно, ориентировочный расчёт и ответы на вопросы.',
  [
    main('Пенсионный план для себя', 'Взнос, срок и способ выплаты выбираете вы. Начать можно с 500 ₽', [
      button('Посчитать', '/#calc'),
      button('Войти в кабинет', '/lk', 'secondary'),
      button('Программы работодателей', '/lk/lite', 'link'),
    ]),
    cards('Почему это удобно', [
      {
        icon: 'wallet',
        title: 'Платите как можете',
        text: 'От 500 ₽, в любой день, переводом или из зарплаты. Пропустить взнос можно: штрафов нет.',
      },
      {
        icon: 'percent',
        title: 'Налоговый вычет',
        text: 'С собственных взносов до 400 000 ₽ в год: 52 000 ₽ при ставке 13 %. Статья 219.2 Налогового кодекса.',
        href: '/cms/files/pamyatka-vychet.pdf',
      },
      {
        icon: 'users',
        title: 'Накопления наследуются',
        text: 'Назовите правопреемников и их доли в договоре или в офисе фонда. Если их нет, накопления перейдут наследникам.',
      },
      {
        icon: 'shield',
        title: 'Деньги отдельно',
        text: `Пенсионные резервы учитываются отдельно, по долгам фонда их взыскать нельзя. ${guaranteeRule}`,
      },
      {
        icon: 'chart',
        title: 'Счёт на виду',
        text: 'Взносы и доход видны в кабинете, выписку можно получить в любой день бесплатно.',
      },
      {
        icon: 'receipt',
        title: 'Можно передумать',
        text: 'До назначения пенсии договор расторгается, фонд платит выкупную сумму по условиям договора.',
        href: '/cms/files/pamyatka-vykup.pdf',
      },
    ]),
    paymentSchemes('Как получать пенсию', [
      {
        title: 'На срок',
        term: 'От 5 лет, срок выбираете вы',
        taxNote: 'По собственному договору — без налога',
        text: 'Выплаты крупнее, но закончатся вместе со счётом. Остаток получают правопреемники.',
      },
      {
        title: 'Пожизненно',
        term: 'Всю жизнь',
        taxNote: 'По собственному договору — без налога',
        text: 'Выплаты меньше, но не закончатся. После назначения выкупная сумма не выплачивается.',
      },
      {
        title: 'Пожизненно с гарантией',
        term: 'Всю жизнь, гарантия 5 или 10 лет',
        taxNote: 'По собственному договору — без налога',
        text: 'Если человек умер в гарантированный период, остаток периода получают правопреемники.',
      },
    ]),
    pensionCalculator({
      mode: 'individual',
      minContribution: 500,
      maxContribution: 100000,
      defaults: { age: 40, monthly: 5000, starting: 0 },
    }),
    steps(
      'С чего начать',
      [
        { title: 'Посчитайте', text: 'Калькулятор покажет ориентировочный результат и его допущения.' },
        { title: 'Прочитайте', text: 'Паспорт продукта — две страницы о сроках, рисках и расторжении.' },
        { title: 'Заключите договор', text: 'В офисе или через личный кабинет: документы показаны до подписи.' },
        { title: 'Внесите первый взнос', text: 'С этого дня договор действует, а счёт виден в кабинете.' },
      ],
      [
        button('Паспорт продукта', '/cms/files/klyuchevoy-dokument.pdf', 'secondary', true),
        button('Типовой договор', '/cms/files/dogovor-individualny.pdf', 'link', true),
      ],
    ),
    agreementForm('Пришлём договор на почту'),
    accordion(
      'Вопросы о пенсионном плане',
      questionsOf(
        'razmer-vznosa',
        'kogda-zachislyat',
        'srok-ili-pozhiznenno',
        'zabrat-ranshe',
        'pravopreemniki',
        'nalog-s-pensii',
      ),
    ),
    requestForm('Остались вопросы? Перезвоним', 'Contributions'),
  ],
)
