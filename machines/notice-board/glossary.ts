import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'notice.raised': described('Нужно показать сообщение', '8'),
    'fault.reported': described('Что-то не удалось', '8.1'),
    'toast.expired': described('Время сообщения вышло', '8'),
    'toast.dismissed': described('Сообщение закрыли', '8'),
    'toasts.held': described('На сообщения указали или перешли к ним', 'решение'),
    'toasts.released': described('Указатель или фокус ушёл с сообщений', 'решение'),
    'dialog.raised': described('Нужно показать окно', '8.4'),
    'dialog.closed': described('Окно закрыли', '8.4'),
  },
  guards: {
    isWorthSaying: described('Об ошибке есть что сказать: не о 401 и не о том, чего никто не ждёт', '8.1'),
    isShownAlready: described('Такое же сообщение уже видно', 'решение'),
    isLastToast: described('Сообщение последнее', '8'),
    isLastDialog: described('Окно последнее', '8.4'),
  },
  actions: {
    showToast: described('Показать сообщение', '8'),
    raiseFault: described('Сказать об ошибке', '8.1'),
    raiseRecalled: described('Показать то, что не успели прочесть', '8.1'),
    repeatToast: described('Начать отсчёт заново', 'решение'),
    hideToast: described('Убрать сообщение', '8'),
    holdToasts: described('Остановить отсчёт', 'решение'),
    releaseToasts: described('Продолжить отсчёт', 'решение'),
    queueDialog: described('Поставить окно в очередь', '8.4'),
    dropDialog: described('Убрать окно', '8.4'),
  },
  actors: {
    toast: described('Одно сообщение', '8'),
    recallNotices: described('Прочесть сообщения, отложенные до перезагрузки', '8.1'),
  },
  delays: {},
}
