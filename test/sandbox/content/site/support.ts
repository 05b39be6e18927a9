import { main, named, note, sitePage } from '../blocks.ts'
import { supportForm } from '../data-templates.ts'
import { hotline } from '../fund-facts.ts'
import { accordion, button } from '../templates.ts'
import { questions } from './questions.ts'

const urgent = `<p>Потеряли телефон, назвали кому-то код или увидели операцию, которой не совершали, — не пишите, а звоните: <a href="tel:88000000000">${hotline}</a>. Мы сразу закроем доступ в кабинет.</p>`

/** Questions and answers. */
export const support = sitePage(
  'support',
  'Вопросы и ответы',
  'Ответы на частые вопросы о входе в личный кабинет, взносах, доходе, выплатах, налогах и безопасности. Поиск по ответам и форма обращения в фонд.',
  [
    main('Вопросы и ответы', 'Найдите ответ или спросите нас: отвечаем в течение трёх рабочих дней', [
      button('Задать вопрос', '/support#form'),
    ]),
    accordion('Частые вопросы', questions, true),
    note('Если дело срочное', urgent, 'warning'),
    named('form', 'Задать вопрос', supportForm('Не нашли ответа? Напишите нам')),
  ],
)
