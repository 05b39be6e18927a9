import { deductionPapers } from '#domain/deduction-order.ts'
import { described } from '../kit/described.ts'
import { filedIn, outputIn, refusalIn } from '../kit/signing-output.ts'
import { taxDeductionSetup } from './setup.ts'

/** The order is read whole and signed; what became of it where no answer came the signing finds out by itself. */
export const signingState = taxDeductionSetup.createStateConfig({
  ...described('Документ и код', '7.11, 7.12'),
  invoke: {
    id: 'signing',
    src: 'signing',
    systemId: 'signing',
    input: ({ context: { statementId } }) => ({
      subject: { kind: 'statement', statementId: statementId ?? '', version: null },
      documents: deductionPapers.map(({ name }) => name),
    }),
    onDone: [
      {
        guard: { type: 'wasSigned', params: outputIn },
        target: 'submitted',
        actions: {
          type: 'keepFiled',
          params: filedIn,
        },
        ...described('подписано', '7.12'),
      },
      { guard: { type: 'wasLeft', params: outputIn }, target: 'filling', ...described('назад', 'решение') },
      {
        target: 'filling',
        actions: [
          'forgetOrder',
          {
            type: 'keepFault',
            params: refusalIn,
          },
        ],
        ...described('отказано или устарело', '8.2'),
      },
    ],
    onError: { target: 'filling', actions: 'forgetOrder', ...described('подпись сломалась', 'решение') },
  },
  on: { 'draft.changed': { actions: 'outdateSigning', ...described('правка во время подписи', 'решение') } },
})
