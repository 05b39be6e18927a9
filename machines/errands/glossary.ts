import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'inquiry.opened': says('Открыли страницу с формой обращения', '2.7'),
    'inquiry.left': says('Ушли со страницы с формой', 'решение'),
    'download.asked': says('Нужен файл', '7'),
    'client.left': says('Клиент вышел из кабинета', '4.1'),
  },
  guards: {
    isNewInquiry: says('Этой формы ещё не открывали', 'решение'),
    isKnownInquiry: says('Эту форму открывали', 'решение'),
    isNewDownload: says('Этого файла ещё не просили', 'решение'),
  },
  actions: {
    startInquiry: says('Завести обращение', '7'),
    passLeaving: says('Сказать обращению, что со страницы ушли', 'решение'),
    startDownload: says('Начать загрузку', '7'),
    askAgain: says('Сказать загрузке, что файл нужен снова', 'решение'),
    forgetDrafts: says('Велеть обращениям забыть набранное', '4.1'),
    stopDownloads: says('Прекратить загрузки', '4.1'),
  },
  actors: {
    watchClient: says('Слушать, не вышел ли клиент', '4.1'),
    inquiry: says('Обращение', '7'),
    download: says('Загрузка файла', '7'),
  },
  delays: {},
}
