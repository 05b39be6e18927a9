import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'agreement.toggled': says('Клиент поставил или снял отметку', '2.2'),
    'signing.requested': says('Клиент нажал «Подписать»', '7.9'),
  },
  guards: {
    isAgreed: says('Отметка стоит', '2.2'),
    isSignedAlready: says('Согласие уже подписано', 'решение'),
    wasConfirmed: says('Код подтверждён', '7.9'),
  },
  actions: {
    keepText: says('Запомнить текст', '7.10'),
    keepFault: says('Запомнить ошибку', '8.2'),
    toggleAgreement: says('Сменить отметку', '2.2'),
    rememberConsent: says('Запомнить номер согласия', '7.9'),
    rememberTicket: says('Запомнить отправку кода', '7.9'),
    forgetTicket: says('Забыть отправку кода', '7.9'),
    requestRenewal: says('Попросить токен с новыми правами', 'решение'),
    sayFault: says('Показать ошибку', '8.2'),
  },
  actors: {
    loadConsentText: says('Запрос текста согласия', '7.10'),
    createConsent: says('Создание согласия', '7.9'),
    sendCode: says('Отправка кода', '7.9'),
    codeEntry: says('Ввод кода', '7.9'),
  },
  delays: {},
}
