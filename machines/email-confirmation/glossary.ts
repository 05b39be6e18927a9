import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    hasKey: described('Ключ есть', '2.2'),
    wasExpired: described('Ключ устарел', '2.2'),
    wasConfirmed: described('Почта подтверждена', '2.2'),
  },
  actions: {
    keepKey: described('Запомнить ключ', '2.2'),
    forgetKey: described('Забыть ключ', '2.2'),
    keepEmail: described('Запомнить почту', '2.2'),
    keepFault: described('Запомнить ошибку', '8'),
    tellOutdated: described('Сообщить, что данные клиента пора перечитать', 'решение'),
  },
  actors: {
    takeKey: described('Прочесть ключ и стереть его из адреса', '2.2'),
    confirmEmail: described('Подтверждение почты', '7.1'),
  },
  delays: {},
}
