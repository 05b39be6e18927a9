import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    hasKey: says('Ключ есть', '2.2'),
    isExpired: says('Ключ устарел', '2.2'),
    isInvalid: says('Ключ не подходит', '2.2'),
  },
  actions: {
    keepKey: says('Запомнить ключ', '2.2'),
    forgetKey: says('Забыть ключ', '2.2'),
    keepEmail: says('Запомнить почту', '2.2'),
    keepFault: says('Запомнить ошибку', '8'),
    sayFault: says('Показать ошибку', '8'),
  },
  actors: {
    takeKey: says('Прочесть ключ и стереть его из адреса', '2.2'),
    confirmEmail: says('Подтверждение почты', '7.1'),
  },
  delays: {},
}
