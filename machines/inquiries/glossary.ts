import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'inquiry.opened': described('Открыли страницу с формой обращения', '2.7'),
    'client.left': described('Клиент вышел из кабинета', '4.1'),
  },
  guards: {
    isNewInquiry: described('Этой формы ещё не открывали', 'решение'),
  },
  actions: {
    startInquiry: described('Завести обращение', '7'),
    passOpening: described('Сказать обращению, что его форму открыли снова', 'решение'),
    forgetDrafts: described('Велеть обращениям забыть набранное', '4.1'),
  },
  actors: {
    inquiry: described('Обращение', '7'),
    companyLookup: described('Поиск компании, от которой пишут', '7.10'),
  },
  delays: {},
}
