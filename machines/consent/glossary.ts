import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'agreement.toggled': described('Клиент поставил или снял отметку', '2.2'),
    'signing.requested': described('Клиент нажал «Подписать»', '7.9'),
  },
  guards: {
    isAgreed: described('Отметка стоит', '2.2'),
    wasCreated: described('Согласие создано, а не подписано раньше', '7.9'),
    wasConfirmed: described('Код подтверждён', '7.9'),
  },
  actions: {
    keepText: described('Запомнить текст', '7.10'),
    keepFault: described('Запомнить ошибку', '8.2'),
    toggleAgreement: described('Сменить отметку', '2.2'),
    rememberConsent: described('Запомнить номер согласия', '7.9'),
    rememberTicket: described('Запомнить отправку кода', '7.9'),
    forgetTicket: described('Забыть отправку кода', '7.9'),
    tellWritten: described('Сообщить, что документов стало больше', 'решение'),
    requestRenewal: described('Попросить токен с новыми правами', 'решение'),
    tellFault: described('Показать ошибку', '8.2'),
  },
  actors: {
    loadConsentText: described('Запрос текста согласия', '7.10'),
    createConsent: described('Создание согласия', '7.9'),
    sendCode: described('Отправка кода', '7.9'),
    codeEntry: described('Ввод кода', '7.9'),
  },
  delays: {},
}
