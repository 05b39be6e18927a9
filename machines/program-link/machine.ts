import { assign, setup } from 'xstate'
import { faultOf, type Fault } from '#domain/faults.ts'
import type { LinkUser } from '#domain/programme-link.ts'
import { failedWith } from '../kit/failed-with.ts'
import { port } from '../kit/port.ts'
import { says } from '../kit/says.ts'
import { tell } from '../directory.ts'
import type { Context, Event } from './contract.ts'

/** A client without programmes is looked for among the fund's participants (§2.2, §7.11). */
export const programLink = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: { linkUser: port<{ isLinked: boolean }, { person: LinkUser }>('linkUser') },
  guards: {
    wasLinked: (_, { isLinked }: { isLinked: boolean }) => isLinked,
    isPersonUnknown: failedWith(({ status }) => status === 404),
  },
  actions: {
    keepPerson: assign((_, { person }: { person: LinkUser }) => ({ person, fault: null })),
    forgetPerson: assign({ person: null }),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    sayChanged: tell('client', 'programmes.changed'),
    sayNotice: tell('notices', 'notice.raised'),
  },
}).createMachine({
  id: 'programLink',
  ...says('Добавление программы', '2.2'),
  context: { person: null, fault: null },
  initial: 'editing',
  states: {
    editing: {
      ...says('Ввод данных', '2.2'),
      on: {
        'person.submitted': {
          target: 'linking', actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) }, ...says('искать программу', '7.11'),
        },
      },
    },
    linking: {
      ...says('Поиск', '7.11'),
      tags: 'busy',
      exit: 'forgetPerson',
      invoke: {
        id: 'linkUser', src: 'linkUser', input: ({ context }) => ({ person: context.person ?? nobody }),
        onDone: [
          {
            guard: { type: 'wasLinked', params: ({ event }) => event.output },
            target: 'linked',
            actions: ['sayChanged', { type: 'sayNotice', params: { text: 'Программа добавлена', tone: 'good' } }],
            ...says('программа найдена', '2.2'),
          },
          { target: 'unknown', ...says('не найдена', '8.2') },
        ],
        onError: [
          { guard: 'isPersonUnknown', target: 'unknown', ...says('404: такого участника нет', '8.2') },
          { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, ...says('сбой: введённое остаётся', '8') },
        ],
      },
    },
    unknown: {
      ...says('Участник не найден', '8.2'),
      on: {
        'person.submitted': {
          target: 'linking', actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) }, ...says('искать с другими данными', '2.2'),
        },
        'person.edited': { target: 'editing', ...says('данные правят', '2.2') },
      },
    },
    failed: {
      ...says('Не удалось проверить', '8'),
      exit: 'forgetFault',
      on: {
        'person.submitted': {
          target: 'linking', actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) }, ...says('повторить', '8'),
        },
        'person.edited': { target: 'editing', ...says('данные правят', '2.2') },
      },
    },
    linked: says('Программа добавлена', '2.2'),
  },
})

const nobody: LinkUser = { lastName: '', firstName: '', middleName: null, birthDate: '', snils: '', passportSeries: '', passportNumber: '', agreementNumber: null }
