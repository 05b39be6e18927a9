import { retriable } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import { rootSetup } from './setup.ts'

/** Forms that anybody may send, fetched when a page first has one; from then on they are there while the portal is. */
export const inquiries = rootSetup.createStateConfig({
  ...described('Обращения посетителя', '7, решение'),
  initial: 'none',
  states: {
    none: {
      ...described('Обращений ещё не было', 'решение'),
      on: { 'inquiries.requested': { target: 'preparing', ...described('на странице есть форма', '7') } },
    },
    preparing: {
      ...described('Загрузка обращений', 'решение'),
      invoke: {
        id: 'loadInquiries',
        src: 'loadInquiries',
        onDone: { target: 'running', ...described('загружено', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
      },
    },
    unprepared: {
      ...described('Обращения не загрузились', '4.8'),
      ...retriable('preparing'),
      on: {
        ...retriable('preparing').on,
        'inquiries.requested': { target: 'preparing', ...described('снова нужны', 'решение') },
      },
    },
    running: {
      ...described('Обращения есть', '7'),
      invoke: { id: 'inquiries', src: 'inquiries', systemId: 'inquiries' },
    },
  },
})
