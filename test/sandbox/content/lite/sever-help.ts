import { note, text, type Page } from '../blocks.ts'
import { supportForm } from '../data-templates.ts'
import { documentGroups } from '../document-templates.ts'
import { guide } from '../guide.ts'
import { accordion, button, steps } from '../templates.ts'
import { severQuestions } from './sever-questions.ts'
import { contacts, labelled, mapsLink, pagesIn } from './templates.ts'

const page = pagesIn('sever', 'Север')
const office = {
  title: 'Отдел пенсионных программ',
  address: '183000, Мурманск, Причальный проезд, дом 4',
  hours: 'По будням с 9:00 до 18:00',
  lat: 68.971,
  lon: 33.07,
}

/** Where to read, ask and come. */
export const severHelp: Page[] = [
  page('lk', 'Личный кабинет', 'Что есть в кабинете и как в него войти.', [
    note(
      'Что видно в кабинете',
      '<p>Накопления и их состав, операции по дням, документы и заявления. Там же виден список правопреемников, меняют портфель и заказывают справку для вычета.</p>',
    ),
    steps('Как войти', [
      {
        title: 'Телефон или Госуслуги',
        text: 'Введите номер, который знает фонд, или войдите через Госуслуги с подтверждённой учётной записью.',
      },
      { title: 'Код из СМС', text: 'Четыре цифры. Никому их не называйте: сотрудники фонда код не спрашивают.' },
      {
        title: 'Согласие',
        text: 'При первом входе подпишите согласие на обработку персональных данных: это отдельный документ.',
      },
    ]),
    button('Войти в личный кабинет', '/lk/login'),
  ]),
  page(
    'pension',
    'Пенсионный путеводитель',
    'Из чего складывается пенсия, какие полагаются вычеты и что значат слова.',
    guide,
  ),
  page('document', 'Документы', 'Положение о программе, правила фонда, договоры и памятки.', [
    text(
      '<p>Здесь те редакции, которые действуют сейчас. Ваш собственный договор и подписанные заявления — в личном кабинете.</p>',
    ),
    documentGroups([
      { title: 'Программа', files: ['polozhenie-o-programme.pdf', 'dogovor-korporativny.pdf', 'tarify.pdf'] },
      { title: 'Правила фонда', files: ['pravila-fonda.pdf', 'investitsionnaya-deklaratsiya.pdf', 'litsenziya.pdf'] },
      {
        title: 'Памятки',
        files: ['pamyatka-vychet.pdf', 'pamyatka-vykup.pdf', 'pamyatka-pravopreemniki.pdf', 'pamyatka-vhod.pdf'],
      },
    ]),
  ]),
  page('question', 'Вопросы и ответы', 'Короткие ответы на вопросы участников и форма обращения.', [
    labelled('Вопросы', accordion('Вопросы участников', severQuestions, true)),
    { ...supportForm('Не нашли ответа? Спросите'), id: 'form', label: 'Задать вопрос' },
  ]),
  page('contact', 'Контакты', 'Телефон программы, почта и отдел на предприятии.', [
    contacts(
      [
        { label: 'Телефон программы, звонок по России бесплатный', phone: '8 800 000-00-02' },
        { label: 'Отдел кадров, по будням с 9:00 до 18:00', phone: '8 815 000-00-02' },
      ],
      ['sever@fond.example'],
      [office],
    ),
    mapsLink({ ...office, title: 'Как пройти' }),
  ]),
]
