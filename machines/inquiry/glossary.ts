import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'inquiry.edited': says('Человек правит обращение', 'решение'),
    'inquiry.submitted': says('Нажали «Отправить»', '7'),
    'inquiry.restarted': says('Нажали «Отправить ещё одно обращение»', 'решение'),
    'inquiry.left': says('Ушли со страницы с формой', 'решение'),
    'client.left': says('Клиент вышел из кабинета', '4.1'),
  },
  guards: {
    wasTooOften: says('Ответ 429: обращений слишком много', '8'),
  },
  actions: {
    keepDraft: says('Запомнить набранное', '5'),
    storeDraft: says('Сохранить набранное до перезагрузки страницы', '5'),
    dropDraft: says('Стереть сохранённое', 'решение'),
    keepInquiry: says('Запомнить обращение на время отправки', '7'),
    forgetInquiry: says('Забыть отправленное', 'решение'),
    keepFault: says('Запомнить ошибку', '8'),
    forgetFault: says('Забыть ошибку', '8'),
    keepReceipt: says('Запомнить номер обращения', '7'),
    takeBlank: says('Взять чистый бланк', 'решение'),
  },
  actors: {
    recallDraft: says('Прочитать набранное до перезагрузки', '5'),
    sendInquiry: says('Отправка обращения', '7'),
  },
  delays: { inquiryPause: says('Сколько просит подождать сервис; если не говорит — 1 мин', '8, решение') },
}
