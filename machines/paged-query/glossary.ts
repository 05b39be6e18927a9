import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'query.observed': described('На список смотрит экран', '7'),
    'query.unobserved': described('На список больше не смотрит никто', 'решение'),
    'query.invalidated': described('Записано то, о чём говорит список', 'решение'),
    'query.evicted': described('Тех, на кого не смотрят, слишком много', 'решение'),
    'pages.wanted': described('До скольких строк дошёл экран', 'решение'),
  },
  guards: {
    needsMore: described('Смотрят, а загруженного меньше, чем нужно и чем есть', 'решение'),
    isMoved: described('Всего строк стало другое число: список сдвинулся', 'решение'),
    isSameAsFirst: described('Первая страница говорит то же, что и прежде', 'решение'),
    needsRenewal: described('Показана ещё не спрошенная снова страница', 'решение'),
  },
  actions: {
    keepWanted: described('Запомнить, сколько строк нужно', 'решение'),
    keepPage: described('Добавить страницу без того, что уже есть', '7'),
    keepRenewed: described('Отложить страницу, пока не придут остальные', 'решение'),
    replacePages: described('Заменить прежние страницы новыми', 'решение'),
    forgetRenewed: described('Забыть отложенное', 'решение'),
    forgetFault: described('Забыть ошибку', '8'),
    keepFault: described('Запомнить ошибку', '8'),
    tellReleased: described('Сказать, что список отпущен', 'решение'),
  },
  actors: { fetchPage: described('Запрос одной страницы', '7') },
  delays: {
    freshness: described('Сколько список считается свежим: 1 мин', 'решение'),
    queryRelease: described('Сколько хранится список, на который не смотрят: 1 мин', 'решение'),
    foreseenRelease: described('Сколько ждёт список, на который ещё не взглянули: 30 с', 'решение'),
  },
}
