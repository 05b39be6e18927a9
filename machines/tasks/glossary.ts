import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'inquiry.opened': described('Открыли страницу с формой обращения', '2.7'),
    'inquiry.left': described('Ушли со страницы с формой', 'решение'),
    'download.asked': described('Нужен файл', '7'),
    'client.left': described('Клиент вышел из кабинета', '4.1'),
  },
  guards: {
    isNewInquiry: described('Этой формы ещё не открывали', 'решение'),
    isKnownInquiry: described('Эту форму открывали', 'решение'),
    isNewDownload: described('Этого файла ещё не просили', 'решение'),
  },
  actions: {
    startInquiry: described('Завести обращение', '7'),
    passLeaving: described('Сказать обращению, что со страницы ушли', 'решение'),
    startDownload: described('Начать загрузку', '7'),
    askAgain: described('Сказать загрузке, что файл нужен снова', 'решение'),
    forgetDrafts: described('Велеть обращениям забыть набранное', '4.1'),
    stopDownloads: described('Прекратить загрузки', '4.1'),
  },
  actors: {
    watchClient: described('Слушать, не вышел ли клиент', '4.1'),
    inquiry: described('Обращение', '7'),
    download: described('Загрузка файла', '7'),
  },
  delays: {},
}
