import { enqueueActions, setup } from 'xstate'
import { inquiry } from '../inquiry/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { described } from '../kit/described.ts'
import type { lookup } from '../lookup/machine.ts'
import type { Context, Event } from './contract.ts'

type Keyed = { key: string }

const keyed = ({ event: { key } }: { event: Keyed }): Keyed => ({ key })

/**
 * The forms by which a visitor writes to the fund, one child each; what was typed lives on while pages change. They share a search for
 * the company that a client writes for: one types in one form at a time.
 */
export const inquiries = setup({
  types: {} as { context: Context; events: Event; children: Record<string, 'inquiry' | 'companyLookup'> },
  actors: { inquiry, companyLookup: childMachine<typeof lookup>('companyLookup') },
  guards: {
    isNewInquiry: ({ context }, { key }: Keyed) => !context.inquiries.includes(key),
  },
  actions: {
    startInquiry: enqueueActions(({ enqueue, context }, { key }: Keyed) => {
      enqueue.assign({ inquiries: [...context.inquiries, key] })
      enqueue.spawnChild('inquiry', { id: key, input: { key } })
    }),
    passOpening: enqueueActions(({ enqueue }, { key }: Keyed) => enqueue.sendTo(key, { type: 'inquiry.opened' })),
    forgetDrafts: enqueueActions(({ enqueue, context }) => {
      for (const key of context.inquiries) enqueue.sendTo(key, { type: 'client.left' })
    }),
  },
}).createMachine({
  id: 'inquiries',
  ...described('Обращения: что посетитель пишет в фонд', '7, решение'),
  context: { inquiries: [] },
  initial: 'none',
  states: {
    none: {
      ...described('Ни одной формы ещё не открывали', 'решение'),
      on: {
        'inquiry.opened': {
          target: 'opened',
          actions: { type: 'startInquiry', params: keyed },
          ...described('завести первое обращение', '7'),
        },
      },
    },
    opened: {
      ...described('Формы открывали', '7'),
      invoke: { id: 'companyLookup', src: 'companyLookup', systemId: 'companyLookup' },
      on: {
        'inquiry.opened': [
          {
            guard: { type: 'isNewInquiry', params: keyed },
            actions: { type: 'startInquiry', params: keyed },
            ...described('завести ещё одно обращение', '7'),
          },
          {
            actions: { type: 'passOpening', params: keyed },
            ...described('эту форму уже открывали: сказать обращению', 'решение'),
          },
        ],
        'client.left': {
          target: 'opened',
          reenter: true,
          actions: 'forgetDrafts',
          ...described('клиент вышел: набранное им забыто, поиск начат заново', '4.1'),
        },
      },
    },
  },
})
