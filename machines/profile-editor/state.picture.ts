import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { profileEditorSetup } from './setup.ts'

/**
 * The picture is made small, sent, and named among the client's data; the file that it replaces is removed last, so that whatever fails
 * before leaves the client with the picture of before.
 */
export const picture = profileEditorSetup.createStateConfig({
  ...described('Фотография', '7.1, 7.8'),
  initial: 'preparing',
  exit: 'forgetPicture',
  states: {
    preparing: {
      ...described('Уменьшается', 'решение'),
      tags: 'busy',
      invoke: {
        id: 'preparePicture',
        src: 'preparePicture',
        input: ({ context }) => ({ picture: context.picture }),
        onDone: {
          target: 'uploading',
          actions: { type: 'keepPrepared', params: ({ event }) => ({ picture: event.output }) },
          ...described('готова', 'решение'),
        },
        onError: { target: 'failed', actions: keepFault, ...described('это не изображение', 'решение') },
      },
    },
    uploading: {
      ...described('Отправляется', '7.8'),
      tags: 'busy',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ picture: context.picture, userId: context.userId }),
        onDone: {
          target: 'saving',
          actions: { type: 'keepUploaded', params: ({ event }) => ({ fileId: event.output.fileId }) },
          ...described('принята', '7.8'),
        },
        onError: { target: 'failed', actions: keepFault, ...described('не принята', '7.8, 8') },
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
        onError: { target: 'failed', actions: keepFault, ...described('не записана', '8') },
      },
    },
    failed: {
      ...described('Не сохранена', '8'),
      exit: 'forgetFault',
      on: {
        'picture.repeated': [
          { guard: 'isYetToUpload', target: 'preparing', ...described('ещё раз', '8') },
          { target: 'saving', ...described('ещё раз: файл уже у фонда', '8, решение') },
        ],
        'picture.chosen': {
          guard: 'isYetToUpload',
          target: 'preparing',
          actions: { type: 'keepChosen', params: ({ event }) => event },
          ...described('выбрана другая', 'решение'),
        },
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
