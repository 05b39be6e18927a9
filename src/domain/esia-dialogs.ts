import type { Fault } from './faults.ts'
import * as messages from './messages.ts'

/** Dialogs about the identity provider (§8.4). */
export type EsiaDialog = 'Default' | 'UnknownResponse' | 'EsiaAccountUntrusted' | 'EsiaCallbackError'

/** What each of those dialogs says; the support's telephone follows (8-14). */
export const esiaDialogs: Record<EsiaDialog, { title: string; text: string }> = {
  Default: { title: 'Возникла ошибка', text: messages.unexpected },
  UnknownResponse: { title: 'Возникла ошибка', text: messages.unexpected },
  EsiaAccountUntrusted: {
    title: 'Учётная запись не подтверждена',
    text: 'Войти через Госуслуги можно только с подтверждённой учётной записью. Подтвердите её на Госуслугах и войдите ещё раз.',
  },
  EsiaCallbackError: { title: 'Возникла ошибка в ЕСИА', text: 'Госуслуги не выполнили вход.' },
}

/** The dialog that a fault of the identity flow asks for. */
export const esiaDialogOf = (of: Fault): EsiaDialog =>
  of.code === 'EsiaAccountUntrusted' || of.code === 'UnknownResponse' ? of.code : 'Default'
