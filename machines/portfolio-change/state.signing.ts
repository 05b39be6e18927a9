import { portfolioPapers } from '#domain/portfolio-choice.ts'
import { described } from '../kit/described.ts'
import { filedIn, outputIn, refusalIn } from '../kit/signing-output.ts'
import { portfolioSetup } from './setup.ts'

const statementType = 'ChangePortfolioUniversal'

/** The documents are read and the code is typed; what became of the change the signing finds out by itself. */
export const signingState = portfolioSetup.createStateConfig({
  ...described('Документы и код', '7.11'),
  invoke: {
    id: 'signing',
    src: 'signing',
    systemId: 'signing',
    input: ({ context: { statement } }) => ({
      subject: { kind: 'synchronizer', statementType, statement: statement ?? {} },
      documents: portfolioPapers.map(({ name }) => name),
    }),
    onDone: [
      {
        guard: { type: 'wasSigned', params: outputIn },
        target: 'submitted',
        actions: { type: 'keepFiled', params: filedIn },
        ...described('подписано', '7.11'),
      },
      {
        guard: { type: 'wasFiledBefore', params: outputIn },
        target: 'alreadyFiled',
        ...described('по этому договору уже подано', '7.11'),
      },
      {
        guard: { type: 'isNotAllowed', params: outputIn },
        target: '#portfolioChange.opening',
        actions: [
          { type: 'keepFault', params: refusalIn },
          { type: 'tellWritten', params: { names: [], tags: ['money'] } },
        ],
        ...described('так сменить нельзя: узнать, что можно теперь', '7.11'),
      },
      {
        target: 'resuming',
        actions: { type: 'keepFault', params: refusalIn },
        ...described('назад, отказано или устарело', '8.2'),
      },
    ],
    onError: { target: 'resuming', ...described('подпись сломалась', 'решение') },
  },
  on: { 'draft.changed': { actions: 'outdateSigning', ...described('правка во время подписи', 'решение') } },
})
