import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'notice.raised': says('Нужно показать сообщение', '8'),
    'toast.expired': says('Время сообщения вышло', '8'),
    'toast.dismissed': says('Сообщение закрыли', '8'),
    'toasts.held': says('На сообщения указали или перешли к ним', 'решение'),
    'toasts.released': says('Указатель или фокус ушёл с сообщений', 'решение'),
    'dialog.raised': says('Нужно показать окно', '8.4'),
    'dialog.closed': says('Окно закрыли', '8.4'),
  },
  guards: {
    isShownAlready: says('Такое же сообщение уже видно', 'решение'),
    isLastToast: says('Сообщение последнее', '8'),
    isLastDialog: says('Окно последнее', '8.4'),
  },
  actions: {
    showToast: says('Показать сообщение', '8'),
    raiseRecalled: says('Показать то, что не успели прочесть', '8.1'),
    repeatToast: says('Начать отсчёт заново', 'решение'),
    hideToast: says('Убрать сообщение', '8'),
    holdToasts: says('Остановить отсчёт', 'решение'),
    releaseToasts: says('Продолжить отсчёт', 'решение'),
    queueDialog: says('Поставить окно в очередь', '8.4'),
    dropDialog: says('Убрать окно', '8.4'),
  },
  actors: {
    toast: says('Одно сообщение', '8'),
    recallNotices: says('Прочесть сообщения, отложенные до перезагрузки', '8.1'),
  },
  delays: {},
}
