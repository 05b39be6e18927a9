import { described } from '../kit/described.ts'
import { filedIn, outputIn, refusalIn } from '../kit/signing-output.ts'
import { redemptionSetup } from './setup.ts'

/** The documents are shown and the code is typed; what became of the statement the signing finds out by itself. */
export const signingState = redemptionSetup.createStateConfig({
  ...described('Preview и Signing: документы и код', '2.8'),
  invoke: {
    id: 'signing',
    src: 'signing',
    systemId: 'signing',
    input: ({ context: { statementId, version, papers } }) => ({
      subject: { kind: 'statement', statementId: statementId ?? '', version },
      documents: papers.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    }),
    onDone: [
      {
        guard: { type: 'wasSigned', params: outputIn },
        target: 'submitted',
        actions: [
          {
            type: 'keepFiled',
            params: filedIn,
          },
          { type: 'tellWritten', params: { names: [], tags: ['statements', 'documents'] } },
        ],
        ...described('подписано', '2.8'),
      },
      { guard: { type: 'wasLeft', params: outputIn }, target: 'resuming', ...described('назад', '2.8') },
      {
        target: 'resuming',
        actions: [
          {
            type: 'keepFault',
            params: refusalIn,
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
    'draft.filedElsewhere': { actions: 'tellFiled', ...described('подпись сама спросит, что стало', 'решение') },
    'draft.replaced': {
      actions: [
        { type: 'keepReached', params: ({ event: { reached, values } }) => ({ reached, values }) },
        'outdateSigning',
      ],
      ...described('в фонде уже другое', 'решение'),
    },
  },
})
