import { faultOf } from '#domain/faults.ts'
import type { DraftRecord } from '#domain/statement-draft.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import type { Context } from './contract.ts'
import { draftSetup } from './setup.ts'

const recordIn = ({ event }: { event: { output: DraftRecord } }) => ({ record: event.output })
const storedIn = ({ event: { output: record } }: { event: { output: DraftRecord } }) => ({
  stored: record.kind === 'draft' ? record.stored : null,
})
/** What was adopted or replaced, for whoever shows the steps. */
export const contentIn = ({ context: { reached, values } }: { context: Context }) => ({ reached, values })

/** The service is asked what it has, and what is here is held against it: nothing is overwritten unseen. */
export const comparing = draftSetup.createStateConfig({
  ...described('Что в фонде', '7.11, решение'),
  tags: 'busy',
  invoke: {
    id: 'loadRecord',
    src: 'loadRecord',
    input: ({ context: { subject, statementId } }) => ({ subject, statementId }),
    onDone: [
      {
        guard: { type: 'isFiled', params: recordIn },
        target: 'closed',
        actions: 'tellFiledElsewhere',
        ...described('уже подано', 'решение'),
      },
      {
        guard: { type: 'isOwn', params: recordIn },
        target: 'sorting',
        actions: { type: 'keepStored', params: storedIn },
        ...described('это наша же попытка', 'решение'),
      },
      {
        guard: { type: 'isUnchanged', params: recordIn },
        target: 'unchanged',
        ...described('там ничего нового', 'решение'),
      },
      {
        guard: { type: 'isUntouched', params: recordIn },
        target: 'same',
        actions: [
          { type: 'adopt', params: recordIn },
          { type: 'tellReplaced', params: contentIn },
        ],
        ...described('здесь не правили: берём то, что в фонде', 'решение'),
      },
      {
        guard: { type: 'isSameContent', params: recordIn },
        target: 'same',
        actions: { type: 'adopt', params: recordIn },
        ...described('содержание то же', 'решение'),
      },
      {
        target: 'conflicting',
        actions: { type: 'keepTheirs', params: recordIn },
        ...described('и здесь, и там правили', '7.11, решение'),
      },
    ],
    onError: { target: 'waiting', actions: keepFault, ...described('ответа нет', 'решение') },
  },
})

/** An attempt that was refused as a conflict where there is none would be tried for ever: it is a refusal. */
export const unchanged = draftSetup.createStateConfig({
  ...described('В фонде всё то же', 'решение'),
  always: [
    {
      guard: 'isContested',
      target: 'ahead',
      actions: [
        'dropAttempt',
        { type: 'tellRefused', params: ({ context }) => ({ fault: context.fault ?? faultOf(null) }) },
      ],
      ...described('попытка отклонена, хотя спорить не с чем', 'решение'),
    },
    { target: 'sorting', ...described('продолжать', 'решение') },
  ],
})
