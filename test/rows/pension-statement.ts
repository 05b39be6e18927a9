import { fault, type Fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { Product } from '#domain/programme.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Opening, Step } from '#machines/pension-statement/contract.ts'
import type { pensionStatement } from '#machines/pension-statement/machine.ts'
import { product, refused } from '#test/models/_samples.ts'
import type { StepOf } from '#test/models/_types.ts'
import { leavingRows, outdated, triesLater, waitingRows } from './_statements.ts'
import { rowsOf } from './_types.ts'

/* The steps in the order in which the application names what they ask (K1), and what of it each demands. */
const demanded = {
  programme: 'agreementId',
  basis: 'basis',
  paymentScheme: 'paymentScheme',
  personalData: 'personalData.lastName',
  identityDocument: 'passportContainer.number',
  contactInfo: 'contactInfo.email',
  bankDetails: 'bankDetails.bic',
} as const
const order = Object.keys(demanded) as (keyof typeof demanded)[]
const stepOfRules = (step: string) => step.charAt(0).toUpperCase() + step.slice(1)
const rules: FormSteps = {
  steps: [
    ...order.map((step) => ({ step: stepOfRules(step), fields: [{ path: demanded[step], required: true }] })),
    { step: 'Documents', documents: [{ fileType: 'PassportMain', required: true, maxCount: 2 }] },
  ],
}
const scan = {
  fileId: 'tmp-55',
  fileName: 'passport.jpg',
  fileType: 'PassportMain',
  size: 1_048_576,
  contentType: 'image/jpeg',
}
const application = {
  agreementId: '104512',
  basis: 'RetirementAge',
  paymentScheme: 'FixedTerm',
  termYears: 10,
  personalData: { lastName: 'Иванова' },
  passportContainer: { passportType: 'RF', number: '123456' },
  contactInfo: { email: 'anna@example.ru' },
  bankDetails: { bic: '044525225' },
}
const programme: Product = { ...product, id: '104512', agreementId: '104512', pegasUserId: 100_451 }

const copy = { statementId: null, version: null, validationVersion: '2026.02', edits: 3, attempt: null }
const formAt = (reached: string | null, values: DraftValues): NonNullable<Opening['form']> => ({
  draft: {
    subject: { kind: 'pension', clientId: 'client-1' },
    isServed: false,
    seed: '9b1c0000-0000-4000-8000-000000000000',
    validationVersion: '2026.02',
    firstStep: 'programme',
    copy: reached === null ? null : { ...copy, reached, values },
    record: { kind: 'none' },
  },
  rules,
  programmes: [programme],
  today: '2026-02-17',
  reached: reached ?? 'programme',
  values,
})
const now = { blocking: null, entitlement: { kind: 'now' } } as const
const later = { blocking: null, entitlement: { kind: 'later', from: '2039-05-17' } } as const
const listed = { code: 'PassportInFMS', description: 'Паспорт числится недействительным', createdDate: null }
const entitled: Opening = { ...now, form: formAt(null, {}) }
const tooYoung: Opening = { ...later, form: formAt(null, {}) }
const without: Opening = { blocking: null, entitlement: { kind: 'none' }, form: null }
const blocked: Opening = { blocking: listed, entitlement: { kind: 'now' }, form: null }
const begunAt = (step: Step, values: DraftValues = application): Opening => ({ ...now, form: formAt(step, values) })
const whole = begunAt('review', { ...application, documents: [scan] })

type Given = StepOf<typeof pensionStatement>
const opened = (opening: Opening): Given => ({ gave: ['openPension', opening] })
const begun: Given = { heard: { type: 'pension.begun' } }
const completed = (step: Step, values: DraftValues): Given => ({ heard: { type: 'step.completed', step, values } })
const kept: Given = { heard: { type: 'draft.kept', isOnDevice: true } }
const signed = (values: DraftValues = application): Given => ({ heard: { type: 'statement.signed', values } })
const file = {
  id: 'upload-1',
  slot: 'PassportMain',
  name: 'passport.jpg',
  size: 1_048_576,
  limits: { jpg: 10_485_760 },
}
const attached: Given = { heard: { type: 'file.attached', file, contentType: 'image/jpeg' } }
const accepted: Given = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-55' } }
const rejected: Given = { heard: { type: 'file.rejected', id: 'upload-1' } }
const toSigning = [opened(whole), signed()] as const
const refusedBy = (why: Fault): Given => ({ gave: ['signing', { result: 'refused', fault: why }] })
const unsound = fault({ kind: 'refused', status: 400 })
const filed = { statementId: 'st-900', registrationNumber: 'З-1', registrationDate: '2026-02-17', documentId: 'd-1200' }

const asksWhatMayBe = { asked: ['openPension'] } as const
const at = (step: Step, how: 'plain' | 'reminded' = 'plain') =>
  (step === 'review' ? { open: { at: { review: how } } } : { open: { at: { [step]: { filling: how } } } }) as never
const leaving = (step: Step) => ({ open: { at: { [step]: 'leaving' } } }) as never
const checking = { entitlement: 'checking' } as const
const signing = { open: 'signing' } as const
const saves = (values: DraftValues, reached: Step) =>
  ({ wrote: ['draft', 'draft.saveRequested', { values, reached }] }) as const
const keeps = (documents: object[]) => ({ wrote: ['draft', 'draft.edited', { values: { documents } }] }) as const
const signs = (idempotencyKey: string) =>
  ({
    asked: [
      'signing',
      {
        subject: {
          kind: 'synchronizer',
          statementType: 'PensionStatement',
          statement: { ...application, documents: [scan], pegasUserId: 100_451, idempotencyKey },
        },
        documents: ['PensionStatement'],
      },
    ],
  }) as const

/** The application without what one step demands. */
const lacking = (step: keyof typeof demanded): DraftValues => {
  const [section = ''] = demanded[step].split('.')
  return { ...application, [section]: null }
}
const all = [...order, 'documents', 'review'] as const

/** A step that is filled in is kept on the device when it is left, and leads to the next; one that lacks something is not left. */
const stepRows = order.flatMap((step, index) => {
  const [previous, following] = [all[index - 1], all[index + 1] ?? 'review']
  return [
    ...rowsOf<typeof pensionStatement>([
      {
        in: at(step),
        after: [opened(begunAt(step))],
        when: completed(step, lacking(step)),
        then: at(step, 'reminded'),
        doesNot: ['draft'],
        section: '8.2',
        shows: '4.7-07',
      },
      {
        in: at(step),
        after: [opened(begunAt(step))],
        when: completed(step, application),
        then: leaving(step),
        does: [saves(application, following)],
        tags: ['busy'],
        section: '2.8, 7.11',
      },
      { in: leaving(step), when: completed(step, application), doesNot: ['draft'], section: '2.8' },
      {
        in: leaving(step),
        after: [opened(begunAt(step)), completed(step, application)],
        when: kept,
        then: at(following),
        context: { reached: following },
        tags: [],
        section: '2.8',
      },
      // What the review has led back to leads to the review
      {
        in: leaving(step),
        with: { reached: 'review' },
        when: kept,
        then: at('review'),
        section: 'решение',
      },
      {
        in: at('review'),
        when: { heard: { type: 'step.chosen', step } },
        then: at(step),
        context: { reached: 'review' },
        section: '2.8',
      },
      // What is said of a step is of that step alone
      {
        in: at(step),
        when: completed(previous ?? following, application),
        doesNot: ['draft'],
        section: '2.8',
      },
      {
        in: at(step),
        when: { heard: { type: 'step.returned', step: previous ?? following } },
        section: '2.8',
      },
      // Where one has not been one cannot go
      {
        in: at(step),
        after: [opened(begunAt(step))],
        when: { heard: { type: 'step.chosen', step: following } },
        section: '2.8',
      },
    ]),
    ...(previous === undefined
      ? []
      : rowsOf<typeof pensionStatement>([
          {
            in: at(step),
            when: { heard: { type: 'step.returned', step } },
            then: at(previous),
            doesNot: ['draft'],
            section: '2.8',
          },
        ])),
  ]
})

/** What lies on the device is gone on with at the step that was reached. */
const resumedRows = all.flatMap((step) =>
  rowsOf<typeof pensionStatement>([
    {
      in: checking,
      when: opened(begunAt(step)),
      then: at(step),
      does: [{ asked: ['draft', begunAt(step).form?.draft] }],
      context: { reached: step },
      tags: [],
      section: '2.8, 7.12',
    },
  ]),
)

/** An application for the pension, by sections 2.2, 2.8, 4.7 and 7.11: the right to it, the steps, the files, the code. */
export const rows = [
  ...rowsOf<typeof pensionStatement>([
    {
      begins: undefined,
      then: checking,
      does: [asksWhatMayBe],
      doesNot: ['draft'],
      tags: ['busy'],
      section: '2.2',
    },
    {
      in: checking,
      when: opened(entitled),
      then: { entitlement: 'ready' },
      doesNot: ['draft'],
      context: { entitlement: { kind: 'now' }, fault: null },
      tags: [],
      section: '2.2',
      shows: '2.2-12',
    },
    {
      in: checking,
      when: opened(tooYoung),
      then: { entitlement: 'tooEarly' },
      doesNot: ['draft'],
      context: { entitlement: { kind: 'later', from: '2039-05-17' } },
      tags: [],
      section: '2.2',
      shows: '2.2-12',
    },
    {
      in: checking,
      when: opened(without),
      then: { entitlement: 'noProgramme' },
      doesNot: ['draft'],
      tags: [],
      section: '2.2',
    },
    // What was begun before makes no right of none
    {
      in: checking,
      when: opened({ ...begunAt('basis'), entitlement: { kind: 'none' } }),
      then: { entitlement: 'noProgramme' },
      doesNot: ['draft'],
      section: '2.2',
    },
    {
      in: checking,
      when: opened(blocked),
      then: { entitlement: 'blocked' },
      doesNot: ['draft'],
      context: { blocking: listed },
      tags: [],
      section: '4.7',
      shows: '4.7-02',
    },
    { in: { entitlement: 'blocked' }, when: begun, doesNot: ['draft'], section: '4.7', shows: '4.7-02' },
    { in: { entitlement: 'noProgramme' }, when: begun, doesNot: ['draft'], section: '2.2' },
    {
      in: checking,
      when: { failed: ['openPension', refused] },
      then: { entitlement: 'failed' },
      does: [triesLater],
      context: { fault: fault(refused) },
      tags: ['offline'],
      section: '8.3',
    },
    {
      in: { entitlement: 'ready' },
      after: [opened(entitled)],
      when: begun,
      then: at('programme'),
      does: [{ asked: ['draft', entitled.form?.draft] }, { asked: ['lookup'] }],
      section: '2.8',
      shows: '2.2-12',
    },
    {
      in: { entitlement: 'tooEarly' },
      when: begun,
      then: at('programme'),
      does: [{ asked: ['draft'] }],
      section: 'решение',
    },
    {
      in: at('basis'),
      with: { reached: 'review' },
      when: { heard: { type: 'statement.continued' } },
      then: at('review'),
      section: '2.8',
    },
    // Files
    {
      in: at('documents'),
      after: [opened(begunAt('documents'))],
      when: attached,
      does: [{ asked: ['upload-1', file] }],
      doesNot: ['draft.edited'],
      context: { files: [{ id: 'upload-1', fileId: null, state: 'busy' }] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: at('documents'),
      after: [opened(begunAt('documents')), attached],
      when: accepted,
      does: [keeps([scan])],
      context: { files: [{ id: 'upload-1', fileId: 'tmp-55', state: 'clean' }] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: at('documents'),
      after: [opened(begunAt('documents')), attached],
      when: rejected,
      doesNot: ['draft.edited'],
      context: { files: [{ id: 'upload-1', fileId: null, state: 'bad' }] },
      section: '7.8',
    },
    {
      in: at('documents'),
      after: [opened(begunAt('documents')), attached, accepted],
      when: { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
      does: [keeps([])],
      context: { files: [] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: at('review'),
      after: [opened(whole)],
      when: { heard: { type: 'file.detached', id: 'tmp-55' } },
      does: [{ did: ['deleteFile', { fileId: 'tmp-55' }] }, keeps([])],
      context: { files: [] },
      section: '7.8',
      shows: '4.7-05',
    },
    {
      in: at('documents'),
      after: [opened(begunAt('documents'))],
      when: completed('documents', application),
      then: at('documents', 'reminded'),
      doesNot: ['draft'],
      section: '8.2',
      shows: '4.7-07',
    },
    // A file that is still being checked holds up the signature, not the step
    {
      in: at('documents'),
      after: [opened(begunAt('documents')), attached],
      when: completed('documents', application),
      then: leaving('documents'),
      does: [saves(application, 'review')],
      tags: ['busy'],
      section: '2.8, 7.11',
    },
    {
      in: leaving('documents'),
      when: kept,
      then: at('review'),
      context: { reached: 'review' },
      section: '2.8',
    },
    {
      in: at('documents'),
      when: { heard: { type: 'step.returned', step: 'documents' } },
      then: at('bankDetails'),
      section: '2.8',
    },
    {
      in: at('review'),
      when: { heard: { type: 'step.returned', step: 'review' } },
      then: at('documents'),
      section: '2.8',
    },
    {
      in: at('review'),
      when: { heard: { type: 'step.chosen', step: 'documents' } },
      then: at('documents'),
      section: '2.8',
    },
    {
      in: at('bankDetails'),
      with: { reached: 'review' },
      when: { heard: { type: 'step.chosen', step: 'review' } },
      then: at('review'),
      section: '2.8',
    },
    // What is signed is whole
    {
      in: at('review'),
      after: [opened(whole)],
      when: signed({ ...application, bankDetails: null }),
      then: at('review', 'reminded'),
      doesNot: ['draft', 'signing'],
      section: '8.2',
      shows: '4.7-07',
    },
    {
      in: at('review'),
      after: [opened(begunAt('review'))],
      when: signed(),
      then: at('review', 'reminded'),
      doesNot: ['draft', 'signing'],
      section: '8.2',
      shows: '4.7-07',
    },
    {
      in: at('review'),
      after: [opened(whole), attached],
      when: signed(),
      then: at('review', 'reminded'),
      doesNot: ['draft', 'signing'],
      section: '8.2',
    },
    {
      in: at('review'),
      after: [opened(whole)],
      when: signed(),
      then: signing,
      does: [saves(application, 'review'), signs('9b1c0000-0000-4000-0001-000000000000')],
      tags: [],
      section: '2.8, 4.7',
      shows: '2.2-12, 4.7-10',
    },
    {
      in: signing,
      after: toSigning,
      when: { gave: ['signing', { result: 'signed', filed }] },
      then: { open: 'submitted' },
      does: [{ wrote: ['draft', 'draft.closed'] }, outdated('documents')],
      context: { filed },
      tags: [],
      section: '2.8, 4.7',
      shows: '2.2-12, 4.7-10',
    },
    { in: { open: 'submitted' }, when: signed(), doesNot: ['signing'], section: '4.7' },
    {
      in: signing,
      after: toSigning,
      when: { gave: ['signing', { result: 'left' }] },
      then: at('review'),
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null, fault: null },
      section: '2.8',
    },
    {
      in: signing,
      after: toSigning,
      when: { gave: ['signing', { result: 'outdated' }] },
      then: at('review'),
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null, fault: null },
      section: '2.8',
    },
    {
      in: signing,
      after: toSigning,
      when: refusedBy(unsound),
      then: at('review'),
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null, fault: unsound },
      section: '8.2',
    },
    {
      in: at('review'),
      after: [...toSigning, refusedBy(unsound)],
      when: signed(),
      then: signing,
      does: [signs('9b1c0000-0000-4000-0002-000000000000')],
      context: { fault: null },
      section: '2.8',
    },
    {
      in: signing,
      when: { heard: { type: 'draft.changed' } },
      does: [{ wrote: ['signing', 'statement.changed'] }],
      section: 'решение',
    },
    {
      in: signing,
      with: { filed: null },
      when: { failed: ['signing', { kind: 'unexpected' }] },
      then: at('review'),
      doesNot: ['draft.closed'],
      context: { statement: null, filed: null },
      section: 'решение',
    },
    // One in progress, or filed before, is led to
    ...['StatementInProgress', 'StatementExists'].map(
      (code) =>
        ({
          in: signing,
          after: toSigning,
          when: refusedBy(fault({ kind: 'refused', status: 409, code })),
          then: { open: 'alreadyFiled' },
          doesNot: ['draft.closed'],
          context: { filed: null },
          tags: [],
          section: '7.11',
        }) as const,
    ),
    { in: { open: 'alreadyFiled' }, when: signed(), doesNot: ['signing'], section: '7.11' },
    {
      in: { open: 'alreadyFiled' },
      when: { heard: { type: 'statement.continued' } },
      then: at('programme'),
      section: 'решение',
    },
    {
      in: { open: 'alreadyFiled' },
      when: { heard: { type: 'deletion.requested' } },
      then: { open: 'deleting' },
      section: '2.8',
    },
  ]),
  ...stepRows,
  ...resumedRows,
  ...waitingRows({ entitlement: 'failed' }, checking, asksWhatMayBe),
  ...leavingRows({
    at: { open: 'at' },
    back: at('review'),
    with: { reached: 'review' },
    reached: 'review',
    anew: checking,
    asks: asksWhatMayBe,
  }),
]
