import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { LinkUser } from '#domain/programme-link.ts'
import { keepFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event } from './contract.ts'

/** A client without programmes is looked for among the fund's participants (§2.2, §7.11). */
export const programLink = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: { linkUser: port<{ isLinked: boolean }, { person: LinkUser }>('linkUser') },
  guards: {
    wasLinked: (_, { isLinked }: { isLinked: boolean }) => isLinked,
  },
  actions: {
    keepPerson: assign((_, { person }: { person: LinkUser }) => ({ person, fault: null })),
    forgetPerson: assign({ person: null }),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    tellChanged: tell('client', 'programmes.changed'),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
    tellNotice: tell('notices', 'notice.raised'),
  },
}).createMachine({
  id: 'programLink',
  ...described('Добавление программы', '2.2'),
  context: { person: null, fault: null },
  initial: 'editing',
  states: {
    editing: {
      ...described('Ввод данных', '2.2'),
      on: {
        'person.submitted': {
          target: 'linking',
          actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) },
          ...described('искать программу', '7.11'),
        },
      },
    },
    linking: {
      ...described('Поиск', '7.11'),
      tags: 'busy',
      exit: 'forgetPerson',
      invoke: {
        id: 'linkUser',
        src: 'linkUser',
        input: ({ context }) => ({ person: context.person ?? nobody }),
        onDone: [
          {
            guard: { type: 'wasLinked', params: ({ event }) => event.output },
            target: 'linked',
            actions: [
              'tellChanged',
              { type: 'tellWritten', params: { names: [], tags: ['money', 'documents'] } },
              { type: 'tellNotice', params: { text: 'Программа добавлена', tone: 'good' } },
            ],
            ...described('программа найдена', '2.2'),
          },
          { target: 'unknown', ...described('такого участника нет', '8.2') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('сбой: введённое остаётся', '8') },
      },
    },
    unknown: {
      ...described('Участник не найден', '8.2'),
      on: {
        'person.submitted': {
          target: 'linking',
          actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) },
          ...described('искать с другими данными', '2.2'),
        },
        'person.edited': { target: 'editing', ...described('данные правят', '2.2') },
      },
    },
    failed: {
      ...described('Не удалось проверить', '8'),
      exit: 'forgetFault',
      on: {
        'person.submitted': {
          target: 'linking',
          actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) },
          ...described('повторить', '8'),
        },
        'person.edited': { target: 'editing', ...described('данные правят', '2.2') },
      },
    },
    linked: described('Программа добавлена', '2.2'),
  },
})

const nobody: LinkUser = {
  lastName: '',
  firstName: '',
  middleName: null,
  birthDate: '',
  snils: '',
  passportSeries: '',
  passportNumber: '',
  agreementNumber: null,
}
