import type { Step } from '#machines/redemption-wizard/contract.ts'
import type { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import { blank, consenting, passport, shut, typed, whole } from '#test/models/_redemption-samples.ts'
import { refused } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const order = [
  'accountManagement',
  'taxStatus',
  'personalData',
  'identityDocument',
  'addresses',
  'contactInfo',
  'bankDetails',
  'documents',
] as const
type Filled = (typeof order)[number]

const papers = [
  { name: 'RedemptionApplication:104513', title: 'Заявление', isRequired: true },
  { name: 'Leaflet', title: 'Памятка', isRequired: false },
]
const filed = { statementId: 'rs-1', registrationNumber: 'ВК-1', registrationDate: '2026-11-25', documentId: 'd-1' }

const saved = { heard: { type: 'draft.saved', statementId: 'rs-1', version: 2, isAll: true } } as const
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const filling = <At extends Filled>(step: At, how = 'plain') =>
  ({ open: { at: { [step]: { filling: how } } } }) as never
const leaving = (step: Filled) => ({ open: { at: { [step]: 'leaving' } } }) as never
const reviewing = (how: string) => ({ open: { at: { review: { reviewing: how } } } }) as never
const savingReview = { open: { at: { review: 'saving' } } } as never
const findingPapers = { open: { at: { review: 'findingPapers' } } } as never
const checking = { statementGuide: 'checking' } as const
const asksForSave = (values: object, reached: Step) =>
  ({ wrote: ['draft', 'draft.saveRequested', { values, reached }] }) as const

/** Each step is kept when it is left, and leads to the next; one that is wrong is not left. */
const stepRows = rowsOf<typeof redemptionWizard>(
  order.flatMap((step, at) => {
    const following = order[at + 1] ?? 'review'
    const isFirst = at === 0
    return [
      {
        in: filling(step),
        // Of the files nothing is typed: it is their absence that is wrong.
        with: step === 'documents' ? { reached: step, files: [] } : { reached: step },
        when: { heard: { type: 'step.completed', step, values: {} } },
        then: filling(step, 'reminded'),
        doesNot: ['draft'],
        section: '8.2',
      } as const,
      ...(step === 'documents'
        ? []
        : [
            {
              in: filling(step),
              with: { reached: step },
              when: { heard: { type: 'step.completed', step, values: typed } },
              then: leaving(step),
              does: [asksForSave(typed, following)],
              tags: ['busy' as const],
              section: '2.8, 7.11',
            } as const,
            {
              in: leaving(step),
              with: { reached: step },
              when: saved,
              then: filling(following as Filled),
              context: { reached: following },
              section: '2.8',
            } as const,
            {
              in: leaving(step),
              with: { reached: step },
              when: kept,
              then: filling(following as Filled),
              context: { reached: following },
              section: '2.8',
            } as const,
          ]),
      {
        in: reviewing('plain'),
        when: { heard: { type: 'step.chosen', step } },
        then: filling(step),
        context: { reached: 'review' },
        section: '2.8',
      } as const,
      {
        in: filling('accountManagement', 'reminded'),
        with: { reached: step },
        when: { heard: { type: 'statement.continued' } },
        then: filling(step),
        section: '2.8',
      } as const,
      ...(isFirst
        ? []
        : [
            {
              in: filling(step),
              when: { heard: { type: 'step.returned', step } },
              then: filling(order[at - 1] ?? 'accountManagement'),
              section: '2.8',
            } as const,
          ]),
    ]
  }),
)

/** The redemption, by section 2.8 of the specification and its steps, and by what 4.7 and 7.11 say of the statement. */
export const rows = [
  ...rowsOf<typeof redemptionWizard>([
    {
      begins: undefined,
      then: checking,
      does: [{ asked: ['openRedemption'] }],
      tags: ['busy'],
      section: '2.8',
      shows: '2.8-01',
    },
    {
      in: checking,
      when: { gave: ['openRedemption', blank] },
      then: { statementGuide: 'ready' },
      doesNot: ['draft'],
      section: '4.7',
      shows: '2.8-01, 4.7-04',
    },
    {
      in: checking,
      when: { gave: ['openRedemption', whole] },
      then: filling('accountManagement'),
      does: [{ asked: ['draft', whole.form?.draft] }],
      context: { reached: 'review' },
      section: '2.8',
      shows: '2.8-02, 4.7-04',
    },
    {
      in: checking,
      when: { gave: ['openRedemption', shut] },
      then: { statementGuide: 'notAvailable' },
      doesNot: ['draft'],
      context: { permission: { reason: 'Уже подано' } },
      section: '4.7',
      shows: '4.7-04',
    },
    {
      in: checking,
      when: { gave: ['openRedemption', passport] },
      then: { statementGuide: 'blocked' },
      doesNot: ['draft'],
      section: '4.7',
      shows: '4.7-02',
    },
    { in: checking, when: { failed: ['openRedemption', refused] }, then: { statementGuide: 'failed' }, section: '8.3' },
    {
      in: { statementGuide: 'ready' },
      when: { heard: { type: 'redemption.begun' } },
      then: filling('accountManagement'),
      does: [{ asked: ['draft', blank.form?.draft] }],
      section: '2.8',
    },
    {
      in: filling('accountManagement'),
      with: { reached: 'review' },
      when: { heard: { type: 'statement.continued' } },
      then: reviewing('plain'),
      section: '2.8',
    },
    {
      in: { open: 'at' },
      when: { heard: { type: 'deletion.requested' } },
      then: { open: { deleting: 'asking' } },
      doesNot: ['draft'],
      section: '2.8',
    },
    {
      in: { open: { deleting: 'asking' } },
      when: { heard: { type: 'deletion.confirmed' } },
      then: { open: { deleting: 'sending' } },
      does: [{ wrote: ['draft', 'draft.deleted'] }],
      section: '2.8',
    },
    { in: 'open', when: { heard: { type: 'draft.emptied' } }, then: checking, section: '2.8' },
    {
      in: filling('taxStatus'),
      with: { reached: 'review' },
      when: { heard: { type: 'step.chosen', step: 'review' } },
      then: reviewing('plain'),
      section: '2.8',
    },
    {
      in: filling('accountManagement'),
      with: { reached: 'taxStatus' },
      when: { heard: { type: 'step.chosen', step: 'personalData' } },
      section: '2.8',
    },
    {
      in: reviewing('plain'),
      when: { heard: { type: 'step.returned', step: 'review' } },
      then: filling('documents'),
      section: '2.8',
    },
    {
      in: filling('documents'),
      with: { files: [{ state: 'clean' }] },
      when: { heard: { type: 'step.completed', step: 'documents', values: typed } },
      then: leaving('documents'),
      does: [asksForSave(typed, 'review')],
      tags: ['busy'],
      section: '2.8',
    },
    ...[saved, kept].map(
      (when) =>
        ({
          in: leaving('documents'),
          when,
          then: reviewing('plain'),
          context: { reached: 'review' },
          section: '2.8',
        }) as const,
    ),
    {
      in: { open: { deleting: 'asking' } },
      with: { reached: 'review' },
      when: { heard: { type: 'deletion.declined' } },
      then: { open: 'at' },
      doesNot: ['draft.deleted'],
      section: '2.8',
    },
    {
      in: { open: 'putAside' },
      with: { reached: 'review' },
      when: { heard: { type: 'statement.continued' } },
      then: reviewing('plain'),
      section: '2.8',
    },
    {
      in: leaving('taxStatus'),
      with: { reached: 'review' },
      when: saved,
      then: reviewing('plain'),
      section: 'решение',
    },
    {
      in: reviewing('plain'),
      with: { files: [{ state: 'clean' }] },
      when: { heard: { type: 'statement.signed', values: consenting } },
      then: savingReview,
      does: [asksForSave(consenting, 'review')],
      tags: ['busy'],
      section: '2.8',
    },
    {
      in: reviewing('plain'),
      when: { heard: { type: 'statement.signed', values: typed } },
      then: reviewing('reminded'),
      doesNot: ['draft'],
      section: '8.2',
    },
    {
      in: savingReview,
      when: saved,
      then: findingPapers,
      does: [{ asked: ['findPapers', { statementId: 'rs-1' }] }],
      section: '7.11',
    },
    {
      in: findingPapers,
      when: { gave: ['findPapers', papers] },
      then: { open: 'signing' },
      does: [
        {
          asked: [
            'signing',
            {
              subject: { kind: 'statement', statementId: 'rs-1', version: 2 },
              documents: ['RedemptionApplication:104513'],
            },
          ],
        },
      ],
      section: '2.8, 7.11',
    },
    {
      in: { open: 'signing' },
      when: { gave: ['signing', { result: 'signed', filed }] },
      then: { open: 'submitted' },
      does: [{ wrote: ['draft', 'draft.closed'] }],
      context: { filed: { registrationNumber: 'ВК-1' } },
      section: '2.8',
    },
    {
      in: { open: 'signing' },
      with: { reached: 'review' },
      when: { gave: ['signing', { result: 'left' }] },
      then: reviewing('plain'),
      section: '2.8',
    },
  ]),
  ...stepRows,
]
