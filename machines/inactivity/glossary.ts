import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'stay.chosen': described('Клиент остаётся', 'решение'),
    'portal.touchedElsewhere': described('В другой вкладке порталом пользуются', 'решение'),
  },
  guards: {
    isUnlimited: described('Предела бездействия нет', 'решение'),
    isOver: described('Предел прошёл', 'решение'),
    isNearEnd: described('До предела не больше двух минут', 'решение'),
  },
  actions: {
    keepMeasure: described('Запомнить, давно ли касались', 'решение'),
    touch: described('Запомнить касание для всех вкладок', 'решение'),
    tellOver: described('Сообщить сессии, что время вышло', 'решение'),
  },
  actors: {
    measureIdle: described('Давно ли портала касались в любой вкладке', 'решение'),
    awaitIdle: described('Ждать, пока портала не коснутся столько времени', 'решение'),
    keepTouches: described('Запоминать касания, клавиши и прокрутку', 'решение'),
    watchTouches: described('Слушать касания в других вкладках', 'решение'),
  },
  delays: {},
}
