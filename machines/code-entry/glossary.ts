import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'code.typed': says('Клиент вводит код', '4.2'),
    'code.submitted': says('Клиент нажал Enter', 'решение'),
    'code.read': says('Устройство прочло код из СМС', '4.2'),
    'code.resendRequested': says('Клиент просит новый код', '4.2'),
    'code.abandoned': says('Клиент вернулся назад', '4.2'),
  },
  guards: {
    isNewCode: says('Код полон и ещё не отклонён', '4.2'),
    isResending: says('Отправляется новый код', '4.2'),
    isChecking: says('Код проверяется', '4.2'),
    canConfirm: says('Код полон, ещё не отклонён, новый не отправляется', '4.2'),
    canResend: says('Код не проверяется', '4.2'),
    isSpent: says('Попытки кончились или код устарел', '8.3'),
    isRefusal: says('Сервер ответил отказом', '4.2'),
    isSubjectUnknown: says('Ответ 401: номер не найден', '4.2'),
  },
  actions: {
    keepCode: says('Запомнить введённое', '4.2'),
    forgetFault: says('Убрать ошибку', '4.2'),
    forgetCode: says('Забыть код', '4.2'),
    keepFault: says('Запомнить ошибку, увеличить счётчик', '4.2'),
    rememberRefused: says('Запомнить отклонённый код', '4.2'),
    keepTicket: says('Запомнить новую отправку', '4.2'),
    keepProof: says('Запомнить подтверждение', '4.2'),
    rememberUnknown: says('Запомнить, что номер не известен', '4.2'),
    sayFault: says('Показать ошибку', '8.2'),
  },
  actors: {
    confirmCode: says('Проверка кода', '7.2, 7.9'),
    sendCode: says('Отправка кода', '7.2, 7.9'),
    readOtp: says('Чтение кода с устройства (WebOTP)', '4.2'),
  },
  delays: { resendCountdown: says('До повторной отправки: 30 с', '4.2, 9') },
}
