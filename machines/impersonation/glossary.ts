import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'impersonation.confirmed': described('Согласились оставить прежний вход', 'решение'),
    'impersonation.declined': described('Остались в прежнем кабинете', 'решение'),
  },
  guards: { isSomebodyIn: described('В этой вкладке уже вошли', 'решение') },
  actions: {
    keepAuth: described('Запомнить вход, пока не ответят', 'решение'),
    forgetAuth: described('Забыть вход', 'решение'),
    openSession: described('Передать вход сеансу', '6'),
    tellNotice: described('Показать сообщение', '8'),
    goTo: described('Сменить адрес', '2.2'),
  },
  actors: { readImpersonation: described('Прочесть токены из адреса и стереть их', '2.2, 6') },
  delays: {},
}
