import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {},
  guards: {},
  actions: {
    openSession: says('Передать вход сеансу', '6'),
    sayNotice: says('Показать сообщение', '8'),
    goTo: says('Сменить адрес', '2.2'),
  },
  actors: { readImpersonation: says('Прочесть токены из адреса и стереть их', '2.2, 6') },
  delays: {},
}
