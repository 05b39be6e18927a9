import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'inquiry.edited': described('Человек правит обращение', 'решение'),
    'inquiry.submitted': described('Нажали «Отправить»', '7'),
    'inquiry.restarted': described('Нажали «Отправить ещё одно обращение»', 'решение'),
    'inquiry.opened': described('Страницу с формой открыли снова', 'решение'),
    'client.left': described('Клиент вышел из кабинета', '4.1'),
  },
  guards: {
    wasTooOften: described('Ответ 429: обращений слишком много', '8'),
  },
  actions: {
    keepDraft: described('Запомнить набранное', '5'),
    storeDraft: described('Сохранить набранное до перезагрузки страницы', '5'),
    dropDraft: described('Стереть сохранённое', 'решение'),
    keepInquiry: described('Запомнить обращение на время отправки', '7'),
    forgetInquiry: described('Забыть отправленное', 'решение'),
    keepFault: described('Запомнить ошибку', '8'),
    forgetFault: described('Забыть ошибку', '8'),
    keepReceipt: described('Запомнить номер обращения', '7'),
    takeBlank: described('Взять чистый бланк', 'решение'),
  },
  actors: {
    recallDraft: described('Прочитать набранное до перезагрузки', '5'),
    sendInquiry: described('Отправка обращения', '7'),
  },
  delays: { inquiryPause: described('Сколько просит подождать сервис; если не говорит — 1 мин', '8, решение') },
}
