import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'code.typed': described('Клиент вводит код', '4.2'),
    'code.submitted': described('Клиент нажал кнопку или Enter', 'решение'),
    'code.read': described('Устройство прочло код из СМС', '4.2'),
    'code.resendRequested': described('Клиент просит новый код', '4.2'),
    'code.renewed': described('Новый код отправлен', '4.2, 8.3'),
    'code.abandoned': described('Клиент вернулся назад', '4.2'),
  },
  guards: {
    isWhole: described('Код полон', '4.2'),
    isNewCode: described('Код полон и ещё не отклонён', '4.2'),
    isResending: described('Отправляется новый код', '4.2'),
    isChecking: described('Код проверяется', '4.2'),
    canConfirm: described('Код полон, ещё не отклонён, новый не отправляется', '4.2'),
    canSubmit: described('Код полон, новый не отправляется', 'решение'),
    canResend: described('Код не проверяется', '4.2'),
    isFiling: described('Код подаёт заявление', 'решение'),
    isFilingNow: described('Заявление, может быть, подаётся прямо сейчас', 'решение'),
    wasRight: described('Код верен', '4.2'),
    wasSpent: described('Попытки кончились или код устарел', '8.3'),
    wasSent: described('Код отправлен', '4.2'),
  },
  actions: {
    keepCode: described('Запомнить введённое', '4.2'),
    forgetFault: described('Убрать ошибку', '4.2'),
    forgetCode: described('Забыть код', '4.2'),
    keepFault: described('Запомнить ошибку, увеличить счётчик', '4.2'),
    rememberRefused: described('Запомнить отклонённый код', '4.2'),
    keepTicket: described('Запомнить новую отправку', '4.2'),
    announceRenewal: described('Сказать полю о новом коде', '4.2, 8.3'),
    tellFault: described('Показать ошибку', '8.2'),
  },
  actors: {
    confirmCode: described('Проверка кода', '7.2, 7.9'),
    sendCode: described('Отправка кода', '7.2, 7.9'),
    readOtp: described('Чтение кода с устройства (WebOTP)', '4.2'),
  },
  delays: { resendCountdown: described('До повторной отправки: 30 с', '4.2, 9') },
}
