import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    isForeign: described('Этот браузер входа не начинал, или он уже использован', 'решение'),
    isAuthorized: described('Госуслуги подтвердили вход', '4.4'),
    hasDeclined: described('Человек сам отказался от входа', 'решение'),
    isFailed: described('Госуслуги отказали', '4.4'),
    hasToken: described('Токен сессии получен', '4.4'),
    hasOpened: described('Токен сессии уже есть', '4.4'),
    isBinded: described('Номер привязан', '4.4'),
    isUnanswered: described('Ответа не было вовсе', 'решение'),
  },
  actions: {
    rememberDestination: described('Запомнить путь возврата', '4.4'),
    rememberToken: described('Запомнить токен сессии', '4.4'),
    forgetToken: described('Забыть токен сессии', '4.4'),
    keepEsiaToken: described('Сохранить токен для привязки номера', '4.2'),
    keepEsiaRefusal: described('Запомнить для формы, что человек отказался', 'решение'),
    goTo: described('Вернуться к форме входа', '4.4'),
    openSession: described('Передать вход сеансу', '4.4'),
    raiseDialog: described('Показать окно', '8.4'),
    tellNotice: described('Показать сообщение', 'решение'),
  },
  actors: {
    readCallback: described('Прочесть и стереть адрес возврата', '4.4'),
    openEsiaSession: described('Запрос токена сессии', '4.4, 7.2'),
    checkBinding: described('Запрос привязки номера', '4.4, 7.2'),
    confirmEsia: described('Подтверждение входа', '4.4, 7.2'),
  },
  delays: {},
}
