import { fileIdOf, refsOf } from '#domain/statement-files.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Context, Sending } from './contract.ts'
import { formIn } from '../kit/open-form.ts'
import { supplementSetup } from './setup.ts'

const sendingIn = ({ event }: { event: { output: Sending } }) => ({ sending: event.output })

/** What is typed and attached lies on this device until it is sent: the statement that it is for, too. */
const saveFiles = {
  type: 'sendEdit' as const,
  params: ({ context: { statementId, files } }: { context: Context }) => ({
    values: { statementId, documents: refsOf(files) },
  }),
}
const changed = { type: 'tellWritten' as const, params: { names: [], tags: ['statements', 'documents'] } }

/** Papers are chosen, a comment is written, and both are sent at once. */
export const open = supplementSetup.createStateConfig({
  ...described('Фонд ждёт документов', '7.12'),
  initial: 'filling',
  invoke: { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => formIn(context).draft },
  on: {
    'file.attached': {
      actions: [
        { type: 'startUpload', params: ({ event }) => ({ file: event.file }) },
        { type: 'addFile', params: ({ event: { file, contentType } }) => ({ file, contentType }) },
      ],
      ...described('выбран файл', '7.8'),
    },
    'file.accepted': {
      actions: [
        { type: 'markFile', params: ({ event: { id, fileId } }) => ({ id, as: 'clean' as const, fileId }) },
        saveFiles,
      ],
      ...described('принят: на устройство', '7.8'),
    },
    'file.rejected': {
      actions: { type: 'markFile', params: ({ event }) => ({ id: event.id, as: 'bad' as const, fileId: null }) },
      ...described('не принят', '7.8'),
    },
    'file.gone': {
      actions: [{ type: 'forgetFile', params: ({ event }) => ({ id: event.id }) }, saveFiles],
      ...described('убран', '7.8'),
    },
    'file.detached': {
      actions: [
        {
          type: 'deleteFile',
          params: ({ context, event }) => ({ fileId: fileIdOf(context.files, event.id) }),
        },
        { type: 'forgetFile', params: ({ event }) => ({ id: event.id }) },
        saveFiles,
      ],
      ...described('прежний файл убран', '7.8'),
    },
  },
  states: {
    filling: {
      ...described('Документы и пояснение', '7.12'),
      initial: 'plain',
      states: {
        plain: described('Без подсказок', '7.12'),
        reminded: described('Видно, чего не хватает', '8.2'),
        refused: described('Фонд не принял', '8.2'),
      },
      on: {
        'supplement.submitted': [
          {
            guard: { type: 'canSend', params: ({ event }) => ({ comment: event.comment }) },
            target: 'sending',
            actions: { type: 'beginAttempt', params: ({ event }) => ({ comment: event.comment }) },
            ...described('отправить', '7.12'),
          },
          { target: 'filling.reminded', ...described('приложено не всё, или файл не проверен', '8.2') },
        ],
      },
    },
    sending: {
      ...described('Отправка', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'sendSupplement',
        src: 'sendSupplement',
        input: ({ context: { statementId, attempt } }) => ({ statementId, attempt }),
        onDone: [
          {
            guard: { type: 'wasSent', params: sendingIn },
            target: 'sent',
            actions: [{ type: 'keepSent', params: sendingIn }, 'dropAttempt', changed],
            ...described('принято', '7.12'),
          },
          {
            guard: { type: 'wasNotNeeded', params: sendingIn },
            target: '#supplement.notNeeded',
            actions: ['dropAttempt', changed],
            ...described('больше не нужно', '7.12'),
          },
          {
            target: 'filling.refused',
            actions: [
              'dropAttempt',
              {
                type: 'keepFault',
                params: ({ event: { output } }) => ({ fault: output.kind === 'refused' ? output.fault : null }),
              },
            ],
            ...described('фонд назвал ошибки', '7.12'),
          },
        ],
        onError: { target: 'unanswered', actions: keepFault, ...described('ответа нет: это не отказ', 'решение') },
      },
    },
    unanswered: {
      ...described('Неизвестно, принято ли: та же попытка с тем же ключом', 'решение'),
      ...waitsForService('sending'),
    },
    sent: { ...described('Документы отправлены', '7.12'), entry: 'closeDraft' },
  },
})
