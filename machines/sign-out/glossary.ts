import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'leave.requested': described('Клиент нажал «Выйти»', '4.1'),
    'leave.confirmed': described('Клиент выходит, хотя что-то пропадёт', 'решение'),
    'leave.declined': described('Клиент остаётся', 'решение'),
    'leave.retried': described('Клиент просит сохранить ещё раз', 'решение'),
  },
  guards: {
    hasOnDevice: described('Есть заявления, которые хранит одно это устройство', '7.12'),
    hasUnsaved: described('В фонде есть не всё', '7.11'),
    isUnsaved: described('В фонде есть не всё', '7.11'),
  },
  actions: {
    rememberClient: described('Запомнить, кто выходит', 'решение'),
    keepUnfinished: described('Запомнить, что не закончено', 'решение'),
    keepFault: described('Запомнить ошибку', '8.2'),
    tellLeft: described('Сказать сессии, что можно выходить', '4.1'),
  },
  actors: {
    findUnfinished: described('Что не закончено на этом устройстве', '7.12'),
    saveDrafts: described('Сохранение черновиков в фонде', '7.11'),
  },
  delays: {},
}
