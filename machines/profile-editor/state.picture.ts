import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Event } from './contract.ts'
import { profileEditorSetup } from './setup.ts'

type Chosen = Extract<Event, { type: 'picture.chosen' }>

const chosenInstead = {
  target: 'preparing',
  actions: [
    { type: 'holdPicture', params: ({ event }: { event: Chosen }) => ({ picture: event.picture }) },
    { type: 'keepOwner', params: ({ event }: { event: Chosen }) => event },
  ],
  ...described('выбрана другая', 'решение'),
} as const
const leftAsItWas = {
  target: '#profileEditor.person.reading',
  ...described('оставить как было', 'решение'),
} as const

/**
 * The picture is made small, sent, and named among the client's data; the file that it replaces is removed last, so that whatever fails
 * before leaves the client with the picture of before.
 */
export const picture = profileEditorSetup.createStateConfig({
  ...described('Фотография', '7.1, 7.8'),
  initial: 'preparing',
  exit: ['releasePicture', 'forgetPicture'],
  states: {
    preparing: {
      ...described('Уменьшается', 'решение'),
      tags: 'busy',
      invoke: {
        id: 'preparePicture',
        src: 'preparePicture',
        onDone: { target: 'uploading', ...described('готова', 'решение') },
        onError: { target: 'unreadable', actions: keepFault, ...described('это не изображение', 'решение') },
      },
    },
    uploading: {
      ...described('Отправляется', '7.8'),
      tags: 'busy',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'saving',
          actions: { type: 'keepUploaded', params: ({ event }) => ({ fileId: event.output.fileId }) },
          ...described('принята', '7.8'),
        },
        onError: { target: 'unsent', actions: keepFault, ...described('не принята', '7.8, 8') },
      },
    },
    saving: {
      ...described('Записывается в данные клиента', '7.1'),
      tags: 'busy',
      invoke: {
        id: 'saveMe',
        src: 'saveMe',
        input: ({ context }) => ({ changed: context.changed }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'tellChanged', params: ({ event }) => ({ me: event.output }) },
            {
              type: 'tellNotice',
              params: ({ event }) => ({
                text: event.output.avatarId === null ? 'Фотография убрана' : 'Фотография сохранена',
                tone: 'good',
              }),
            },
          ],
          ...described('записана', '7.1'),
        },
        onError: { target: 'unsaved', actions: keepFault, ...described('не записана', '8') },
      },
    },
    unreadable: {
      ...described('Не изображение', 'решение'),
      exit: 'forgetFault',
      on: { 'picture.chosen': chosenInstead, 'picture.left': leftAsItWas },
    },
    unsent: {
      ...described('Не отправлена', '8'),
      exit: 'forgetFault',
      on: {
        'picture.repeated': { target: 'preparing', ...described('ещё раз', '8') },
        'picture.chosen': chosenInstead,
        'picture.left': leftAsItWas,
      },
    },
    unsaved: {
      ...described('Не записана', '8'),
      exit: 'forgetFault',
      on: {
        'picture.repeated': { target: 'saving', ...described('ещё раз: файл уже у фонда', '8, решение') },
        'picture.left': {
          target: 'settling',
          actions: ['keepUnsaved', 'tellOutdated'],
          ...described('оставить как было; записать могло и получиться: перечитать', 'решение'),
        },
      },
    },
    settling: {
      ...described('Остался ли лишний файл', 'решение'),
      always: [
        {
          guard: 'isNothingUnneeded',
          target: '#profileEditor.person.reading',
          ...described('нет', 'решение'),
        },
        { target: 'clearing', ...described('остался: его больше никто не покажет', '7.8, решение') },
      ],
    },
    clearing: {
      ...described('Лишний файл убирается', '7.8, решение'),
      invoke: {
        id: 'removeFile',
        src: 'removeFile',
        input: ({ context }) => ({ fileId: context.unneeded }),
        onDone: { target: '#profileEditor.person.reading', ...described('убран', '7.8') },
        onError: {
          target: '#profileEditor.person.reading',
          ...described('не убран: клиенту это ничем не грозит', 'решение'),
        },
      },
    },
  },
})
