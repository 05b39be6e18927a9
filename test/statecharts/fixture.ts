import { assign, fromCallback, fromPromise, setup, spawnChild } from 'xstate'
import { effect } from '#machines/kit/effect.ts'
import { says, type Glossary } from '#machines/kit/says.ts'
import type { Charts } from '#statecharts/exporter/source.ts'

const letter = (to: string, type: string) => Object.assign((_args: unknown, _params: { parcel: string } | undefined) => undefined, { letter: { to, type } })

/** Carries one parcel and reports to the shop. */
const courier = setup({ actions: { sayDelivered: letter('shop', 'parcel.delivered') }, delays: { ride: 500 } }).createMachine({
  id: 'courier',
  ...says('Курьер', '3'),
  initial: 'riding',
  states: {
    riding: {
      ...says('В пути', '3'),
      after: { ride: { target: 'there', ...says('доехал', '3') } },
      on: { 'hurry.asked': { target: 'there', ...says('поторопили', 'решение') } },
    },
    there: { ...says('На месте', '3'), type: 'final', entry: { type: 'sayDelivered', params: { parcel: '1' } } },
  },
})

/** A shop that uses every construct a chart may have: what the exporter must be able to tell. */
const shop = setup({
  types: {} as {
    context: { sum: number }
    events: { type: 'item.chosen'; price: number } | { type: 'order.placed' } | { type: 'order.cancelled' } | { type: 'parcel.delivered' } | { type: 'light.switched' }
    tags: 'busy'
  },
  actors: {
    charge: fromPromise<string, { sum: number }>(() => Promise.resolve('paid')),
    watchDoor: fromCallback(() => undefined),
    courier,
    deputyCourier: courier,
  },
  guards: { isPaidBefore: () => false, isDear: (_, { price }: { price: number }) => price > 100 },
  actions: {
    addPrice: assign((_, { price }: { price: number }) => ({ sum: price })),
    printBill: effect<{ sum: number }>('printBill'),
    sendCourier: spawnChild('courier'),
    askToHurry: letter('deputyCourier', 'hurry.asked'),
  },
  delays: { patience: ({ context }) => context.sum },
}).createMachine({
  id: 'shop',
  ...says('Лавка', '1'),
  context: { sum: 0 },
  initial: 'opening',
  invoke: { id: 'watchDoor', src: 'watchDoor' },
  on: {
    'order.cancelled': { target: '.closed', ...says('передумали | ушли', '4.1') },
    'light.switched': { actions: 'askToHurry', ...says('свет мигает', 'решение') },
  },
  states: {
    opening: {
      ...says('Открытие', '1'),
      always: [
        { guard: 'isPaidBefore', target: 'serving.delivery.waiting', ...says('уже оплачено', '1') },
        { target: 'choosing', ...says('как обычно', '1') },
      ],
    },
    choosing: {
      ...says('Выбор', '2'),
      on: {
        'item.chosen': [
          {
            guard: { type: 'isDear', params: ({ event }) => ({ price: event.price }) },
            actions: { type: 'addPrice', params: ({ event }) => ({ price: event.price }) },
            ...says('дорогое', 'решение'),
          },
          { target: 'choosing', reenter: true, ...says('дешёвое', '2') },
        ],
        'order.placed': { target: 'paying', ...says('заказ оформлен', '2.1') },
      },
    },
    paying: {
      ...says('Оплата', '2.2'),
      tags: 'busy',
      invoke: {
        id: 'charge', src: 'charge', input: ({ context }) => ({ sum: context.sum }),
        onDone: { target: 'serving', actions: { type: 'printBill', params: ({ context }) => ({ sum: context.sum }) }, ...says('оплачено', '2.2') },
        onError: { target: 'choosing', ...says('не оплачено', 'решение') },
      },
      after: { patience: { target: 'choosing', ...says('банк молчит', 'решение') } },
    },
    serving: {
      ...says('Выдача', '3'),
      type: 'parallel',
      onDone: { target: 'closed', ...says('всё выдано', '3') },
      states: {
        delivery: {
          ...says('Доставка', '3'),
          initial: 'waiting',
          states: {
            waiting: { ...says('Ждём курьера', '3'), entry: 'sendCourier', on: { 'parcel.delivered': { target: 'done', ...says('посылка у клиента', '3') } } },
            done: { ...says('Доставлено', '3'), type: 'final' },
          },
        },
        thanks: {
          ...says('Благодарность', 'решение'),
          initial: 'said',
          states: { said: { ...says('Сказано <&>', 'решение'), type: 'final' } },
        },
      },
    },
    closed: { ...says('Закрыто', '4'), type: 'final' },
  },
})

const none: Glossary = { events: {}, guards: {}, actions: {}, actors: {}, delays: {} }

const shopWords: Glossary = {
  events: {
    'item.chosen': says('Выбрали вещь', '2'),
    'order.placed': says('Нажали «Оформить»', '2.1'),
    'order.cancelled': says('Ушли', '4.1'),
    'parcel.delivered': says('Курьер доставил', '3'),
    'light.switched': says('Щёлкнули выключателем', 'решение'),
  },
  guards: { isPaidBefore: says('Оплачено раньше', '1'), isDear: says('Дороже ста', 'решение') },
  actions: {
    addPrice: says('Запомнить цену', '2'),
    printBill: says('Напечатать чек', '2.2'),
    sendCourier: says('Послать курьера', '3'),
    askToHurry: says('Поторопить', 'решение'),
  },
  actors: { charge: says('Списать деньги', '2.2'), watchDoor: says('Слушать дверь', '1'), courier: says('Курьер', '3'), deputyCourier: says('Второй курьер', '3') },
  delays: { patience: says('Сколько ждём банк', 'решение') },
}

const courierWords: Glossary = {
  ...none,
  events: { 'hurry.asked': says('Лавка торопит', 'решение') },
  actions: { sayDelivered: says('Сказать лавке', '3') },
  delays: { ride: says('Дорога', '3') },
}

export const charts = {
  shop: { machine: shop, glossary: shopWords },
  courier: { machine: courier, glossary: courierWords },
} satisfies Charts

/** Two lamps that live at once, without a state around them. */
export const twins = {
  twins: {
    machine: setup({}).createMachine({ id: 'twins', ...says('Лампы', '1'), type: 'parallel', states: { left: says('Левая', '1'), right: says('Правая', '1') } }),
    glossary: none,
  },
} satisfies Charts

/** A chart that nobody explained, with one word that explains nothing. */
export const silent = {
  silent: {
    machine: setup({ guards: { isIt: () => true } }).createMachine({ id: 'silent', initial: 'here', states: { here: { on: { 'it.happened': { guard: 'isIt', target: 'there' } } }, there: {} } }),
    glossary: { ...none, actions: { forgotten: says('Уже не нужно', '1') } },
  },
} satisfies Charts
