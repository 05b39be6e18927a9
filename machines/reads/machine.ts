import { enqueueActions, setup, spawnChild } from 'xstate'
import { networkActors } from '../kit/network.ts'
import { says } from '../kit/says.ts'
import type { Input } from '../read/contract.ts'
import { read } from '../read/machine.ts'
import type { Context, Event } from './contract.ts'

/** Every plain read that views ask for: one child a key, shared; nobody asks twice for the same thing at once. */
export const reads = setup({
  types: {} as { context: Context; events: Event; children: Record<string, 'read'> },
  actors: { ...networkActors, read },
  guards: {
    isKnown: ({ context }, { key }: { key: string }) => context.keys.includes(key),
    isNew: ({ context }, { key }: { key: string }) => !context.keys.includes(key),
  },
  actions: {
    startRead: enqueueActions(({ enqueue, context }, asked: Input) => {
      enqueue.assign({ keys: [...context.keys, asked.key] })
      enqueue(spawnChild('read', { id: asked.key, input: asked }))
    }),
    wantAgain: enqueueActions(({ enqueue }, { key }: { key: string }) => enqueue.sendTo(key, { type: 'read.wanted' })),
    retryRead: enqueueActions(({ enqueue }, { key }: { key: string }) => enqueue.sendTo(key, { type: 'retry.requested' })),
  },
}).createMachine({
  id: 'reads',
  ...says('Чтения, которых просят экраны', '7'),
  context: { keys: [] },
  initial: 'online',
  on: {
    'read.wanted': [
      {
        guard: { type: 'isKnown', params: ({ event }) => ({ key: event.key }) },
        actions: { type: 'wantAgain', params: ({ event }) => ({ key: event.key }) },
        ...says('уже есть: спросить, не устарело ли', 'решение'),
      },
      { actions: { type: 'startRead', params: ({ event: { key, name, ask } }) => ({ key, name, ask, isWanted: true, prepared: null }) }, ...says('запросить впервые', '7') },
    ],
    'read.prepared': {
      guard: { type: 'isNew', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'startRead', params: ({ event: { key, name, ask, value } }) => ({ key, name, ask, isWanted: false, prepared: value }) },
      ...says('значение пришло вместе со страницей', 'решение'),
    },
    'read.retried': {
      guard: { type: 'isKnown', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'retryRead', params: ({ event }) => ({ key: event.key }) },
      ...says('повторить', '8'),
    },
  },
  invoke: { src: 'watchNetwork' },
  states: {
    online: {
      ...says('Связь есть', '8.1'),
      on: {
        'network.lost': { target: 'offline', ...says('связь пропала', '8.1') },
        'read.foreseen': {
          guard: { type: 'isNew', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'startRead', params: ({ event: { key, name, ask } }) => ({ key, name, ask, isWanted: false, prepared: null }) },
          ...says('запросить заранее', '7'),
        },
      },
    },
    offline: {
      ...says('Связи нет: заранее ничего не запрашиваем', '8.1'),
      on: { 'network.restored': { target: 'online', ...says('связь вернулась', 'решение') } },
    },
  },
})
