import { described } from '../kit/described.ts'
import { stepsOf } from '../kit/step.ts'
import type { Output as SigningOutput } from '../signing/contract.ts'
import { steps } from './contract.ts'
import { sampleWizardSetup } from './setup.ts'

const { step, resumed, chosen } = stepsOf(steps, {
  last: 'review',
  within: '#sampleWizard.open.at',
  titles: { person: 'Данные', bank: 'Реквизиты', review: 'Проверка' },
})
const outputIn = ({ event }: { event: { output: SigningOutput } }) => ({ output: event.output })

/** A statement of two steps that no page shows: by it the steps that all wizards share are drawn, walked and mutated once. */
export const sampleWizard = sampleWizardSetup.createMachine({
  id: 'sampleWizard',
  ...described('Образец заявления из двух шагов', 'решение'),
  context: ({ input }) => ({ ...input, files: {}, statementId: null, version: null, fault: null }),
  initial: 'open',
  states: {
    open: {
      ...described('Заявление открыто', '2.8'),
      initial: 'resuming',
      invoke: { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => context.opened },
      on: {
        'draft.replaced': {
          target: '.resuming',
          actions: { type: 'keepReached', params: ({ event }) => ({ reached: event.reached }) },
          ...described('взято то, что в фонде', 'решение'),
        },
        'draft.emptied': { target: '.resuming', actions: 'restart', ...described('черновик удалён', '2.8') },
        'draft.filedElsewhere': { target: '.filedElsewhere', ...described('подано в другом месте', 'решение') },
        'file.attached': {
          actions: [
            { type: 'startUpload', params: ({ event }) => ({ file: event.file }) },
            { type: 'markFile', params: ({ event }) => ({ id: event.file.id, as: 'busy' }) },
          ],
          ...described('выбран файл', '7.8'),
        },
        'file.accepted': {
          actions: [
            { type: 'markFile', params: ({ event }) => ({ id: event.id, as: 'clean' }) },
            { type: 'sendEdit', params: ({ event }) => ({ values: { [event.slot]: event.fileId } }) },
          ],
          ...described('принят: в черновик', '7.8'),
        },
        'file.rejected': {
          actions: { type: 'markFile', params: ({ event }) => ({ id: event.id, as: 'bad' }) },
          ...described('не принят', '7.8'),
        },
        'file.gone': {
          actions: [
            { type: 'forgetFile', params: ({ event }) => ({ id: event.id }) },
            { type: 'sendEdit', params: ({ event }) => ({ values: { [event.slot]: null } }) },
          ],
          ...described('убран: и из черновика', '7.8'),
        },
      },
      states: {
        resuming: resumed(),
        at: {
          ...described('Заполнение', '2.8'),
          initial: 'person',
          on: { 'step.chosen': chosen() },
          states: {
            person: step({ step: 'person', next: 'bank' }),
            bank: step({ step: 'bank', next: 'review', previous: 'person' }),
            review: {
              ...described('Проверка', '2.8'),
              initial: 'reviewing',
              entry: { type: 'openStep', params: { step: 'review' } },
              states: {
                reviewing: {
                  ...described('Всё, что заполнено', '2.8'),
                  on: {
                    'statement.signed': {
                      guard: { type: 'canFile', params: ({ event }) => ({ values: event.values }) },
                      target: 'saving',
                      actions: {
                        type: 'askSave',
                        params: ({ event }) => ({ values: event.values, reached: 'review' }),
                      },
                      ...described('подписать', '2.8'),
                    },
                  },
                },
                saving: {
                  ...described('Сохранение перед подписью', '7.11'),
                  tags: 'busy',
                  on: {
                    'draft.saved': [
                      {
                        guard: { type: 'isAll', params: ({ event }) => ({ isAll: event.isAll }) },
                        target: '#sampleWizard.open.signing',
                        actions: {
                          type: 'keepVersion',
                          params: ({ event: { statementId, version } }) => ({ statementId, version }),
                        },
                        ...described('сохранено в фонде', '7.11'),
                      },
                      {
                        actions: { type: 'askSave', params: { values: {}, reached: 'review' } },
                        ...described('пока сохраняли, правили: ещё раз', 'решение'),
                      },
                    ],
                    'draft.kept': { target: 'reviewing', ...described('без связи не подписать', 'решение') },
                    'draft.refused': {
                      target: 'reviewing',
                      actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.fault }) },
                      ...described('фонд назвал ошибки', '7.11'),
                    },
                  },
                },
              },
            },
          },
        },
        signing: {
          ...described('Подпись', '2.8'),
          invoke: {
            id: 'signing',
            src: 'signing',
            systemId: 'signing',
            input: ({ context: { statementId, version } }) => ({
              subject: { kind: 'statement', statementId: statementId ?? '', version },
              documents: ['application'],
            }),
            onDone: [
              {
                guard: { type: 'wasSigned', params: outputIn },
                target: 'submitted',
                ...described('подписано', '2.8'),
              },
              { guard: { type: 'wasLeft', params: outputIn }, target: 'resuming', ...described('назад', '2.8') },
              {
                target: 'resuming',
                actions: [
                  {
                    type: 'keepFault',
                    params: ({ event: { output } }) => ({ fault: output.result === 'refused' ? output.fault : null }),
                  },
                  'doubtDraft',
                ],
                ...described('отказано или устарело: спросить, что в фонде', 'решение'),
              },
            ],
            onError: { target: 'resuming', ...described('подпись сломалась', 'решение') },
          },
          on: {
            'draft.changed': { actions: 'outdateSigning', ...described('правка во время подписи', 'решение') },
            'draft.filedElsewhere': {
              actions: 'tellFiled',
              ...described('подпись сама спросит, что стало', 'решение'),
            },
            'draft.replaced': {
              actions: [{ type: 'keepReached', params: ({ event }) => ({ reached: event.reached }) }, 'outdateSigning'],
              ...described('в фонде уже другое', 'решение'),
            },
          },
        },
        submitted: { ...described('Подано', '2.8'), entry: 'closeDraft' },
        filedElsewhere: described('Подано в другом месте', 'решение'),
      },
    },
  },
})
