import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'place.asked': says('Адрес сменился', '2.4'),
    'place.reconsidered': says('Узнали о маршрутах или о технических работах', '2.4'),
    'routes.prepared': says('Маршрут пришёл вместе со страницей, которая была отрисована заранее', 'решение'),
    'standing.changed': says('О клиенте узнали новое', '2.4'),
  },
  guards: {
    needsWaiting: says('Сеанс или маршруты ещё не известны', '2.4'),
    needsLeading: says('Правила ведут в другое место', '2.4'),
    isMissing: says('Такой страницы нет', '2.3'),
    isJoiningMissing: says('Онлайн-клиент без заявления', '4.3'),
    hasDestination: says('Названо место, куда вести', '4.2'),
    hasWords: says('Об ошибке есть что сказать', '8.1'),
    isWatched: says('Страница вне кабинета или страница работ', '2.4'),
    isUnderMaintenance: says('Сервер сообщил о технических работах', '2.4'),
    isAtMaintenance: says('Открыта страница технических работ', '2.2'),
    needsRoutes: says('Встроенной страницы с таким адресом нет', '2.2'),
  },
  actions: {
    rememberPlace: says('Запомнить адрес и версию', '2.4'),
    rememberStanding: says('Запомнить, кто клиент', '2.4'),
    rememberRoutes: says('Запомнить маршруты', '2.2'),
    foreseeRoutes: says('Запомнить маршрут страницы, пока не пришли все', 'решение'),
    giveUpRoutes: says('Обойтись встроенными', '8.2'),
    rememberMaintenance: says('Запомнить, идут ли работы', '2.4'),
    rememberIntention: says('Запомнить, куда шёл клиент', 'решение'),
    settleIntention: says('Забыть намерение, если пришли', 'решение'),
    askAgain: says('Спросить заново', '2.4'),
    goTo: says('Сменить адрес', '2.4'),
    sayEntered: says('Сообщить, что страница открыта', '2.4'),
    sayLeft: says('Сообщить, что страницы нет', '2.3'),
    sayFault: says('Показать ошибку', '8.2'),
  },
  actors: {
    watchAddress: says('Слушать адресную строку', '2.2'),
    loadRoutes: says('Загрузка маршрутов контент-сервиса', '2.2, 7.3'),
    checkMaintenance: says('Проверка технических работ', '2.4, 7.11'),
  },
  delays: { maintenancePause: says('Пауза между проверками: 1 мин', 'решение') },
}
