import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {},
  guards: {},
  actions: {
    openSession: described('Передать вход сеансу', '6'),
    tellNotice: described('Показать сообщение', '8'),
    goTo: described('Сменить адрес', '2.2'),
  },
  actors: { readImpersonation: described('Прочесть токены из адреса и стереть их', '2.2, 6') },
  delays: {},
}
