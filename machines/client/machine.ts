import { assign, setup } from 'xstate'
import type { Blocking, Me, NameValue } from '#domain/account.ts'
import { faultOf, type Fault } from '#domain/faults.ts'
import type { Product, ProgrammeDetails } from '#domain/programme.ts'
import { detailFaults } from '#domain/programme-details.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input } from './contract.ts'

/** What is known of the signed-in client: the person, rights and blockings, programmes with their pages and features (§3). */
export const client = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    loadMe: port<Me>('loadMe'),
    loadRestrictions: port<NameValue[]>('loadRestrictions'),
    loadBlockings: port<Blocking[]>('loadBlockings'),
    loadProducts: port<Product[]>('loadProducts'),
    loadDetails: port<Record<string, ProgrammeDetails>, { agreementIds: string[] }>('loadDetails'),
  },
  guards: {
    hasConsent: ({ context }) => context.hadConsent,
    hasNone: (_, { products }: { products: Product[] }) => products.length === 0,
    isMissing: (_, { details }: { details: Record<string, ProgrammeDetails> }) => detailFaults(details).length > 0,
  },
  actions: {
    keepMe: assign((_, { me }: { me: Me }) => ({ me })),
    keepPersonFault: assign((_, { fault }: { fault: Fault }) => ({ personFault: fault })),
    keepRestrictions: assign((_, { restrictions }: { restrictions: NameValue[] }) => ({
      restrictions,
      restrictionsFault: null,
    })),
    keepRestrictionsFault: assign((_, { fault }: { fault: Fault }) => ({ restrictionsFault: fault })),
    keepBlockings: assign((_, { blockings }: { blockings: Blocking[] }) => ({ blockings })),
    keepProducts: assign((_, { products }: { products: Product[] }) => ({ products, programmesFault: null })),
    keepDetails: assign((_, { details }: { details: Record<string, ProgrammeDetails> }) => ({ details })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ programmesFault: fault })),
    tellIntroduced: tell('session', 'client.introduced'),
    tellProducts: tell('navigation', 'visitor.changed'),
  },
}).createMachine({
  id: 'client',
  ...described('Клиент: что о нём известно', '3'),
  context: ({ input }) => ({
    me: null,
    restrictions: [],
    blockings: [],
    products: [],
    details: {},
    personFault: null,
    restrictionsFault: null,
    programmesFault: null,
    hadConsent: input.isConsentSigned,
  }),
  type: 'parallel',
  states: {
    person: {
      ...described('Данные клиента', '3, 7.1'),
      initial: 'loading',
      states: {
        loading: {
          ...described('Загружаются', '4.2'),
          tags: 'busy',
          invoke: {
            id: 'loadMe',
            src: 'loadMe',
            onDone: {
              target: 'known',
              actions: [
                { type: 'keepMe', params: ({ event }) => ({ me: event.output }) },
                { type: 'tellIntroduced', params: ({ event }) => ({ phone: event.output.phoneNumber }) },
              ],
              ...described('данные получены', '4.2'),
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'keepPersonFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                { type: 'tellIntroduced', params: { phone: null } },
              ],
              ...described('не получены: кабинет открывается и без них', '8.1'),
            },
          },
        },
        known: {
          ...described('Известны', '3'),
          on: {
            'person.changed': {
              actions: { type: 'keepMe', params: ({ event }) => ({ me: event.me }) },
              ...described('данные изменили', '2.2'),
            },
            'person.outdated': { target: 'refreshing', ...described('данные могли измениться', 'решение') },
          },
        },
        refreshing: {
          ...described('Известны и читаются заново', 'решение'),
          on: {
            'person.changed': {
              target: 'known',
              actions: { type: 'keepMe', params: ({ event }) => ({ me: event.me }) },
              ...described('данные изменили', '2.2'),
            },
          },
          invoke: {
            id: 'loadMe',
            src: 'loadMe',
            onDone: {
              target: 'known',
              actions: { type: 'keepMe', params: ({ event }) => ({ me: event.output }) },
              ...described('данные получены', 'решение'),
            },
            onError: { target: 'known', ...described('не получены: остаются прежние', 'решение') },
          },
        },
        failed: {
          ...described('Не получены', '8.1'),
          ...retriable('loading'),
        },
      },
    },
    restrictions: {
      ...described('Ограничения: какие права открыты', '3, 6'),
      initial: 'loading',
      states: {
        loading: {
          ...described('Загружаются', '7.1'),
          invoke: {
            id: 'loadRestrictions',
            src: 'loadRestrictions',
            onDone: {
              target: 'known',
              actions: { type: 'keepRestrictions', params: ({ event }) => ({ restrictions: event.output }) },
              ...described('получены', '3'),
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepRestrictionsFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              ...described('не получены: что они открывают, неизвестно', '6'),
            },
          },
        },
        known: described('Известны', '3'),
        failed: {
          ...described('Не получены', '6'),
          ...retriable('loading'),
        },
      },
    },
    blockings: {
      ...described('Блокировки', '4.7'),
      initial: 'loading',
      states: {
        loading: {
          ...described('Загружаются', '7.1'),
          invoke: {
            id: 'loadBlockings',
            src: 'loadBlockings',
            onDone: {
              target: 'known',
              actions: { type: 'keepBlockings', params: ({ event }) => ({ blockings: event.output }) },
              ...described('получены', '4.7'),
            },
            onError: { target: 'failed', ...described('не получены: предупреждать не о чем', '8.1') },
          },
        },
        known: described('Известны', '4.7'),
        failed: {
          ...described('Не получены', '8.1'),
          ...retriable('loading'),
        },
      },
    },
    programmes: {
      ...described('Пенсионные программы', '3, 7.5'),
      initial: 'awaitingConsent',
      states: {
        awaitingConsent: {
          ...described('Без согласия список не дают', '6'),
          always: { guard: 'hasConsent', target: 'loading', ...described('согласие подписано раньше', '6') },
          on: { 'consent.granted': { target: 'loading', ...described('согласие подписали', '6') } },
        },
        loading: {
          ...described('Загружаются', '7.5'),
          tags: 'busy',
          invoke: {
            id: 'loadProducts',
            src: 'loadProducts',
            onDone: [
              {
                guard: { type: 'hasNone', params: ({ event }) => ({ products: event.output }) },
                target: 'none',
                actions: [
                  { type: 'keepProducts', params: ({ event }) => ({ products: event.output }) },
                  { type: 'tellProducts', params: { visitor: { products: 'none' } } },
                ],
                ...described('программ нет', '2.4'),
              },
              {
                target: 'known',
                actions: [
                  { type: 'keepProducts', params: ({ event }) => ({ products: event.output }) },
                  { type: 'tellProducts', params: { visitor: { products: 'some' } } },
                ],
                ...described('программы получены', '3'),
              },
            ],
            onError: { target: 'failed', actions: keepFault, ...described('не получены', '8.2') },
          },
        },
        known: {
          ...described('Известны', '3'),
          initial: 'detailing',
          states: {
            detailing: {
              ...described('Какие у программ страницы и параметры', '3, 7.3, 7.5'),
              invoke: {
                id: 'loadDetails',
                src: 'loadDetails',
                input: ({ context }) => ({ agreementIds: context.products.map((one) => one.agreementId) }),
                onDone: [
                  {
                    guard: { type: 'isMissing', params: ({ event }) => ({ details: event.output }) },
                    target: 'incomplete',
                    actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
                    ...described('часть не получена: сказать на месте', '8.2'),
                  },
                  {
                    target: 'detailed',
                    actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
                    ...described('известно', '3'),
                  },
                ],
                onError: { target: 'detailed', ...described('неизвестно: страниц не показываем', '3') },
              },
            },
            detailed: described('Известны подробно', '3'),
            incomplete: {
              ...described('Известны не целиком', '8.2'),
              ...retriable('detailing'),
            },
          },
        },
        none: {
          ...described('Программ нет', '2.4'),
          on: { 'programmes.changed': { target: 'loading', ...described('программу добавили', '2.2') } },
        },
        failed: {
          ...described('Не получены', '8.2'),
          ...retriable('loading'),
        },
      },
    },
  },
})
