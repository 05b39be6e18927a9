import { pensionPapers } from '#domain/pension-application.ts'
import { described } from '../kit/described.ts'
import { filedIn, outputIn, refusalIn } from '../kit/signing-output.ts'
import { pensionSetup } from './setup.ts'

const statementType = 'PensionStatement'

/** The application is shown whole and the code is typed; what became of it the signing finds out by itself. */
export const signingState = pensionSetup.createStateConfig({
  ...described('Документ и код', '2.8'),
  invoke: {
    id: 'signing',
    src: 'signing',
    systemId: 'signing',
    input: ({ context: { statement } }) => ({
      subject: { kind: 'synchronizer', statementType, statement: statement ?? {} },
      documents: pensionPapers.map(({ name }) => name),
    }),
    onDone: [
      {
        guard: { type: 'wasSigned', params: outputIn },
        target: 'submitted',
        actions: {
          type: 'keepFiled',
          params: filedIn,
        },
        ...described('подписано', '2.8'),
      },
      {
        guard: { type: 'wasFiledBefore', params: outputIn },
        target: 'alreadyFiled',
        ...described('по этой программе уже подано', '7.11'),
      },
      {
        target: 'resuming',
        actions: {
          type: 'keepFault',
          params: refusalIn,
        },
        ...described('назад, отказано или устарело', '2.8, 8.2'),
      },
    ],
    onError: { target: 'resuming', ...described('подпись сломалась', 'решение') },
  },
  on: { 'draft.changed': { actions: 'outdateSigning', ...described('правка во время подписи', 'решение') } },
})
