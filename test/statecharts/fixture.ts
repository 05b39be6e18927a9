import { assign, fromCallback, fromPromise, setup, spawnChild } from 'xstate'
import { effect } from '#machines/kit/effect.ts'
import { described, type Glossary } from '#machines/kit/described.ts'
import type { Charts } from '#statecharts/exporter/source.ts'

const message = (to: string, type: string) =>
  Object.assign((_args: unknown, _params: { parcel: string } | undefined) => undefined, { message: { to, type } })

/** Carries one parcel and reports to the shop. */
const courier = setup({
  actions: { tellDelivered: message('shop', 'parcel.delivered') },
  delays: { ride: 500 },
}).createMachine({
  id: 'courier',
  ...described('Курьер', '3'),
  initial: 'riding',
  states: {
    riding: {
      ...described('В пути', '3'),
      after: { ride: { target: 'there', ...described('доехал', '3') } },
      on: { 'hurry.asked': { target: 'there', ...described('поторопили', 'решение') } },
    },
    there: { ...described('На месте', '3'), type: 'final', entry: { type: 'tellDelivered', params: { parcel: '1' } } },
  },
})

/** A shop that uses every construct a chart may have: what the exporter must be able to tell. */
const shop = setup({
  types: {} as {
    context: { sum: number }
    events:
      | { type: 'item.chosen'; price: number }
      | { type: 'order.placed' }
      | { type: 'order.cancelled' }
      | { type: 'parcel.delivered' }
      | { type: 'light.switched' }
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
    askToHurry: message('deputyCourier', 'hurry.asked'),
  },
  delays: { patience: ({ context }) => context.sum },
}).createMachine({
  id: 'shop',
  ...described('Лавка', '1'),
  context: { sum: 0 },
  initial: 'opening',
  invoke: { id: 'watchDoor', src: 'watchDoor' },
  on: {
    'order.cancelled': { target: '.closed', ...described('передумали | ушли', '4.1') },
    'light.switched': { actions: 'askToHurry', ...described('свет мигает', 'решение') },
  },
  states: {
    opening: {
      ...described('Открытие', '1'),
      always: [
        { guard: 'isPaidBefore', target: 'serving.delivery.waiting', ...described('уже оплачено', '1') },
        { target: 'choosing', ...described('как обычно', '1') },
      ],
    },
    choosing: {
      ...described('Выбор', '2'),
      on: {
        'item.chosen': [
          {
            guard: { type: 'isDear', params: ({ event }) => ({ price: event.price }) },
            actions: { type: 'addPrice', params: ({ event }) => ({ price: event.price }) },
            ...described('дорогое', 'решение'),
          },
          { target: 'choosing', reenter: true, ...described('дешёвое', '2') },
        ],
        'order.placed': { target: 'paying', ...described('заказ оформлен', '2.1') },
      },
    },
    paying: {
      ...described('Оплата', '2.2'),
      tags: 'busy',
      invoke: {
        id: 'charge',
        src: 'charge',
        input: ({ context }) => ({ sum: context.sum }),
        onDone: {
          target: 'serving',
          actions: { type: 'printBill', params: ({ context }) => ({ sum: context.sum }) },
          ...described('оплачено', '2.2'),
        },
        onError: { target: 'choosing', ...described('не оплачено', 'решение') },
      },
      after: { patience: { target: 'choosing', ...described('банк молчит', 'решение') } },
    },
    serving: {
      ...described('Выдача', '3'),
      type: 'parallel',
      onDone: { target: 'closed', ...described('всё выдано', '3') },
      states: {
        delivery: {
          ...described('Доставка', '3'),
          initial: 'waiting',
          states: {
            waiting: {
              ...described('Ждём курьера', '3'),
              entry: 'sendCourier',
              on: { 'parcel.delivered': { target: 'done', ...described('посылка у клиента', '3') } },
            },
            done: { ...described('Доставлено', '3'), type: 'final' },
          },
        },
        thanks: {
          ...described('Благодарность', 'решение'),
          initial: 'said',
          states: { said: { ...described('Сказано <&>', 'решение'), type: 'final' } },
        },
      },
    },
    closed: { ...described('Закрыто', '4'), type: 'final' },
  },
})

const none: Glossary = { events: {}, guards: {}, actions: {}, actors: {}, delays: {} }

const shopGlossary: Glossary = {
  events: {
    'item.chosen': described('Выбрали вещь', '2'),
    'order.placed': described('Нажали «Оформить»', '2.1'),
    'order.cancelled': described('Ушли', '4.1'),
    'parcel.delivered': described('Курьер доставил', '3'),
    'light.switched': described('Щёлкнули выключателем', 'решение'),
  },
  guards: { isPaidBefore: described('Оплачено раньше', '1'), isDear: described('Дороже ста', 'решение') },
  actions: {
    addPrice: described('Запомнить цену', '2'),
    printBill: described('Напечатать чек', '2.2'),
    sendCourier: described('Послать курьера', '3'),
    askToHurry: described('Поторопить', 'решение'),
  },
  actors: {
    charge: described('Списать деньги', '2.2'),
    watchDoor: described('Слушать дверь', '1'),
    courier: described('Курьер', '3'),
    deputyCourier: described('Второй курьер', '3'),
  },
  delays: { patience: described('Сколько ждём банк', 'решение') },
}

const courierGlossary: Glossary = {
  ...none,
  events: { 'hurry.asked': described('Лавка торопит', 'решение') },
  actions: { tellDelivered: described('Сказать лавке', '3') },
  delays: { ride: described('Дорога', '3') },
}

export const charts = {
  shop: { machine: shop, glossary: shopGlossary },
  courier: { machine: courier, glossary: courierGlossary },
} satisfies Charts

/** Two lamps that live at once, without a state around them. */
export const twins = {
  twins: {
    machine: setup({}).createMachine({
      id: 'twins',
      ...described('Лампы', '1'),
      type: 'parallel',
      states: { left: described('Левая', '1'), right: described('Правая', '1') },
    }),
    glossary: none,
  },
} satisfies Charts

/** A chart that nobody explained, with one word that explains nothing. */
export const silent = {
  silent: {
    machine: setup({ guards: { isIt: () => true } }).createMachine({
      id: 'silent',
      initial: 'here',
      states: { here: { on: { 'it.happened': { guard: 'isIt', target: 'there' } } }, there: {} },
    }),
    glossary: { ...none, actions: { forgotten: described('Уже не нужно', '1') } },
  },
} satisfies Charts
