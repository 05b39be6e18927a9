import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    isForeign: says('Этот браузер входа не начинал, или он уже использован', 'решение'),
    isAuthorized: says('Госуслуги подтвердили вход', '4.4'),
    isFailed: says('Госуслуги отказали', '4.4'),
    hasToken: says('Токен сессии получен', '4.4'),
    hasOpened: says('Токен сессии уже есть', '4.4'),
    isBinded: says('Номер привязан', '4.4'),
    isUnanswered: says('Ответа не было вовсе', 'решение'),
  },
  actions: {
    rememberDestination: says('Запомнить путь возврата', '4.4'),
    rememberToken: says('Запомнить токен сессии', '4.4'),
    forgetToken: says('Забыть токен сессии', '4.4'),
    keepEsiaToken: says('Сохранить токен для привязки номера', '4.2'),
    goTo: says('Вернуться к форме входа', '4.4'),
    openSession: says('Передать вход сеансу', '4.4'),
    raiseDialog: says('Показать окно', '8.4'),
    sayNotice: says('Показать сообщение', 'решение'),
  },
  actors: {
    readCallback: says('Прочесть и стереть адрес возврата', '4.4'),
    openEsiaSession: says('Запрос токена сессии', '4.4, 7.2'),
    checkBinding: says('Запрос привязки номера', '4.4, 7.2'),
    confirmEsia: says('Подтверждение входа', '4.4, 7.2'),
  },
  delays: {},
}
