import { retriable } from '../kit/network.ts'
import { says } from '../kit/says.ts'
import { rootSetup } from './setup.ts'

/** Inquiries and downloads, fetched when a page first needs them; from then on they are there while the portal is. */
export const errandsDesk = rootSetup.createStateConfig({
  ...says('Поручения посетителя', '7, решение'),
  initial: 'none',
  states: {
    none: {
      ...says('Ничего не поручали', 'решение'),
      on: { 'errands.wanted': { target: 'preparing', ...says('на странице есть форма или файлы', '7') } },
    },
    preparing: {
      ...says('Загрузка поручений', 'решение'),
      invoke: {
        id: 'loadErrands', src: 'loadErrands',
        onDone: { target: 'running', ...says('загружено', 'решение') },
        onError: { target: 'unprepared', ...says('не загрузилось', '4.8') },
      },
    },
    unprepared: {
      ...says('Поручения не загрузились', '4.8'),
      ...retriable('preparing'),
      on: {
        ...retriable('preparing').on,
        'errands.wanted': { target: 'preparing', ...says('снова нужны', 'решение') },
      },
    },
    running: { ...says('Поручения исполняются', '7'), invoke: { id: 'errands', src: 'errands', systemId: 'errands' } },
  },
})
