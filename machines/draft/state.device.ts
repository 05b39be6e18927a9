import { described } from '../kit/described.ts'
import { copyOf, draftSetup } from './setup.ts'

const inService = { guard: 'isSettled' as const, target: 'idle' as const, ...described('всё есть в фонде', '7.12') }

/** This region alone remembers edits and requests: a second place that remembered them would count them twice. */
export const device = draftSetup.createStateConfig({
  ...described('Копия на устройстве', '7.12'),
  // Not idle, whose entry would drop the copy that this very start was made from.
  initial: 'kept',
  on: {
    'draft.edited': {
      target: '.keeping',
      actions: { type: 'rememberEdit', params: ({ event }) => ({ values: event.values }) },
      ...described('правка: сразу на устройство', '7.12'),
    },
    'draft.saveRequested': {
      target: '.keeping',
      actions: {
        type: 'rememberRequest',
        params: ({ event: { values, reached } }) => ({ values, reached }),
      },
      ...described('просят сохранить: сразу на устройство', '7.12'),
    },
    'draft.closed': { target: '.idle', ...described('заявление подано или оставлено', '7.12') },
    'draft.deleted': {
      guard: 'isDeletable',
      target: '.idle',
      ...described('удалённое не должно вернуться с устройства', 'решение'),
    },
    'copy.outdated': {
      target: '.keeping',
      ...described('ключ попытки и выбор клиента должны пережить перезагрузку', 'решение'),
    },
  },
  states: {
    idle: {
      ...described('Хранить нечего', '7.12'),
      entry: { type: 'dropCopy', params: ({ context }) => ({ subject: context.subject }) },
    },
    keeping: {
      ...described('Запись на устройство', '7.12'),
      invoke: {
        id: 'keepCopy',
        src: 'keepCopy',
        input: ({ context }) => ({ subject: context.subject, copy: copyOf(context) }),
        onDone: { target: 'kept', ...described('записано', '7.12') },
        onError: { target: 'unkeepable', ...described('хранилище закрыто или полно', 'решение') },
      },
    },
    kept: { ...described('Есть на устройстве', '7.12'), always: inService },
    unkeepable: { ...described('На устройстве не сохранить', 'решение'), always: inService },
  },
})
