import { described } from '../kit/described.ts'
import { filedIn, outputIn, refusalIn } from '../kit/signing-output.ts'
import { withdrawalSetup } from './setup.ts'

const changed = { type: 'tellWritten' as const, params: { names: [], tags: ['statements', 'documents'] } }

/** The request is read and signed; what became of it where no answer came the signing finds out by itself. */
export const signingState = withdrawalSetup.createStateConfig({
  ...described('Документ и код', '7.11, 7.12'),
  invoke: {
    id: 'signing',
    src: 'signing',
    systemId: 'signing',
    input: ({ context: { requestId, papers } }) => ({
      subject: { kind: 'statement', statementId: requestId ?? '', version: null },
      documents: papers.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    }),
    onDone: [
      {
        guard: { type: 'wasSigned', params: outputIn },
        target: 'withdrawn',
        actions: [
          {
            type: 'keepFiled',
            params: filedIn,
          },
          changed,
        ],
        ...described('подписано', '7.12'),
      },
      { guard: { type: 'wasLeft', params: outputIn }, target: 'offered', ...described('назад', 'решение') },
      {
        target: 'checking',
        actions: [
          {
            type: 'keepRefusal',
            params: refusalIn,
          },
          'forgetRequest',
          changed,
        ],
        ...described('отказано: спросить, что теперь', '7.12'),
      },
    ],
    onError: { target: 'checking', actions: 'forgetRequest', ...described('подпись сломалась', 'решение') },
  },
})
