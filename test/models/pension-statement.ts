import { fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import { steps, type Form, type Opening, type Step } from '#machines/pension-statement/contract.ts'
import { pensionStatement } from '#machines/pension-statement/machine.ts'
import { product, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

/* As few rules as there are kinds of them: a section a step, and a file. */
const rules: FormSteps = {
  steps: [
    { step: 'Programme', fields: [{ path: 'agreementId', required: true }] },
    { step: 'Basis', fields: [{ path: 'basis', required: true }] },
    { step: 'PaymentScheme', fields: [{ path: 'paymentScheme', required: true }] },
    { step: 'PersonalData', fields: [{ path: 'personalData.lastName', required: true }] },
    { step: 'IdentityDocument', fields: [{ path: 'passportContainer.number', required: true }] },
    { step: 'ContactInfo', fields: [{ path: 'contactInfo.email', required: true }] },
    { step: 'BankDetails', fields: [{ path: 'bankDetails.bic', required: true }] },
    { step: 'Documents', documents: [{ fileType: 'PassportMain', required: true, maxCount: 1 }] },
  ],
}
const scan = { fileId: 'f-1', fileName: 'old.jpg', fileType: 'PassportMain', size: 10, contentType: 'image/jpeg' }
const typed = {
  agreementId: 'agreement-1',
  basis: 'RetirementAge',
  paymentScheme: 'Lifetime',
  personalData: { lastName: 'Белов' },
  passportContainer: { number: '123456' },
  contactInfo: { email: 'igor@example.ru' },
  bankDetails: { bic: '044525225' },
}
const before = [
  'programme',
  'basis',
  'paymentScheme',
  'personalData',
  'identityDocument',
  'contactInfo',
  'bankDetails',
] as const

const formOf = (reached: string, values: object): NonNullable<Opening['form']> => {
  const isBegun = Object.keys(values).length > 0
  const copy = { statementId: null, version: null, reached, validationVersion: '2026.02', values: {}, edits: 1 }
  const form: Form = {
    draft: {
      subject: { kind: 'pension', clientId: 'client-1' },
      isServed: false,
      seed: '7e1f0000-0000-4000-8000-000000000000',
      validationVersion: '2026.02',
      firstStep: 'programme',
      copy: isBegun ? { ...copy, attempt: null } : null,
      record: { kind: 'none' },
    },
    rules,
    programmes: [product],
    today: '2026-11-25',
  }
  return { ...form, reached, values: { ...values } }
}
const entitled = { blocking: null, entitlement: { kind: 'now' } } as const
const blank: Opening = { ...entitled, form: formOf('programme', {}) }
const begun: Opening = { ...entitled, form: formOf('bankDetails', typed) }
const whole: Opening = { ...entitled, form: formOf('review', { ...typed, documents: [scan] }) }
const early: Opening = {
  blocking: null,
  entitlement: { kind: 'later', from: '2039-05-17' },
  form: formOf('programme', {}),
}
const nothing: Opening = { blocking: null, entitlement: { kind: 'none' }, form: null }
/** Without its form there is nothing to open, whatever the client may. */
const formless: Opening = { ...entitled, form: null }
const blocked: Opening = {
  blocking: { code: 'PassportInFMS', description: 'Паспорт недействителен', createdDate: null },
  entitlement: { kind: 'now' },
  form: null,
}

const file = { id: 'upload-1', slot: 'PassportMain', name: 'passport.jpg', size: 100, limits: { jpg: 1000 } }
const wrong = fault({ kind: 'refused', status: 400 })
const inProgress = fault({ kind: 'refused', status: 409, code: 'StatementInProgress' })
const filed = { statementId: 'st-1', registrationNumber: 'З-1', registrationDate: '2026-11-25', documentId: 'd-1' }

const opened = (opening: Opening) => ({ gave: ['openPension', opening] }) as const
const begin = { heard: { type: 'pension.begun' } } as const
const goOn = { heard: { type: 'statement.continued' } } as const
const at = (step: string) => ({ state: { open: { at: { [step]: { filling: 'plain' } } } } }) as never
const reviewing = (how: string) => ({ state: { open: { at: { review: how } } } }) as never
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const changed = { heard: { type: 'draft.changed' } } as const
const emptied = { heard: { type: 'draft.emptied' } } as const
const attached = { heard: { type: 'file.attached', file, contentType: 'image/jpeg' } } as const
const accepted = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-1' } } as const
const sign = { heard: { type: 'statement.signed', values: typed } } as const
const putAside = { heard: { type: 'statement.putAside' } } as const
const deletion = { heard: { type: 'deletion.requested' } } as const
const confirmed = { heard: { type: 'deletion.confirmed' } } as const

const keyOf = (signings: number) => `7e1f0000-0000-4000-${String(signings).padStart(4, '0')}-000000000000`
const applicationOf = (documents: readonly object[], signings = 1) => ({
  ...typed,
  documents,
  pegasUserId: 7,
  idempotencyKey: keyOf(signings),
})
const signingOf = (statement: object) =>
  ({
    asked: [
      'signing',
      {
        subject: { kind: 'synchronizer', statementType: 'PensionStatement', statement },
        documents: ['PensionStatement'],
      },
    ],
  }) as const

const rank = (step: Step) => steps.indexOf(step)
const has = (files: readonly StatementFile[], id: string) => files.some((one) => one.id === id)
const completions = [...before, 'documents' as const].flatMap((step) => [
  { type: 'step.completed' as const, step, values: typed },
  { type: 'step.completed' as const, step, values: {} },
])

export const model = modelOf(pensionStatement, {
  inputs: [undefined],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'session.restored': [{ type: 'session.restored' }],
    'pension.begun': [begin.heard],
    'statement.continued': [goOn.heard],
    'statement.putAside': [putAside.heard],
    'deletion.requested': [deletion.heard],
    'deletion.confirmed': [confirmed.heard],
    'deletion.declined': [{ type: 'deletion.declined' }],
    'step.completed': ({ reached }) => completions.filter(({ step }) => rank(step) <= rank(reached)),
    'step.returned': [...before.slice(1), 'documents' as const, 'review' as const].map((step) => ({
      type: 'step.returned' as const,
      step,
    })),
    'step.chosen': ({ reached }) =>
      steps.slice(0, rank(reached) + 2).map((step) => ({ type: 'step.chosen' as const, step })),
    'draft.kept': [kept.heard],
    'draft.changed': [changed.heard],
    'draft.emptied': [emptied.heard],
    // Files are chosen where they are asked for: elsewhere they would but multiply what can be the case.
    'file.attached': ({ reached }) => (reached === 'documents' ? [attached.heard] : []),
    'file.accepted': ({ files }) => (has(files, 'upload-1') ? [accepted.heard] : []),
    'file.rejected': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.rejected' as const, id: 'upload-1' }] : [],
    'file.gone': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.gone' as const, id: 'upload-1', slot: 'PassportMain' }] : [],
    'file.detached': ({ files }) => (has(files, 'f-1') ? [{ type: 'file.detached' as const, id: 'f-1' }] : []),
    'statement.signed': [sign.heard, { type: 'statement.signed', values: {} }],
  },
  answers: {
    watchNetwork: unanswered,
    watchSession: unanswered,
    openPension: { gives: [blank, whole, early, nothing, formless, blocked], fails: [refused] },
    draft: unanswered,
    upload: unanswered,
    lookup: unanswered,
    signing: {
      gives: [
        { result: 'signed', filed },
        { result: 'left' },
        { result: 'refused', fault: wrong },
        { result: 'refused', fault: inProgress },
      ],
      fails: [{ kind: 'unexpected' }],
    },
  },
  visible: ({ blocking, entitlement, form, reached, files, statement, fault: known }) => [
    blocking,
    entitlement?.kind ?? null,
    form !== null,
    reached,
    files.map(({ id, state }) => [id, state]),
    statement !== null,
    known !== null,
  ],
  journeys: [
    {
      title: '[2.2-12] who has the age of payment begins with the programme and files the application',
      story: [
        { tagged: ['busy'] },
        opened(blank),
        { state: { entitlement: 'ready' } },
        { context: { reached: 'programme', entitlement: { kind: 'now' } } },
        begin,
        at('programme'),
        { asked: ['draft', blank.form?.draft] },
        { heard: { type: 'step.completed', step: 'programme', values: {} } },
        { state: { open: { at: { programme: { filling: 'reminded' } } } } },
        { heard: { type: 'step.completed', step: 'programme', values: typed } },
        { wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'basis' }] },
        { tagged: ['busy'] },
        kept,
        at('basis'),
        { heard: { type: 'step.returned', step: 'basis' } },
        at('programme'),
        { heard: { type: 'step.completed', step: 'basis', values: {} } },
        { state: { open: { at: { programme: { filling: 'plain' } } } } },
      ],
    },
    {
      title: '[2.2-12] who is too young is told the day, and may begin by a ground that a paper proves',
      story: [
        opened(early),
        { state: { entitlement: 'tooEarly' } },
        { context: { entitlement: { kind: 'later', from: '2039-05-17' } } },
        begin,
        at('programme'),
      ],
    },
    {
      title: '[4.7-02] who is blocked is stopped before the first step, and so is who has no programme',
      story: [
        opened(blocked),
        { state: { entitlement: 'blocked' } },
        { context: { blocking: blocked.blocking, form: null } },
        begin,
        { state: { entitlement: 'blocked' } },
      ],
    },
    {
      title: 'where it is not known what may be filed it is asked again',
      story: [
        { failed: ['openPension', refused] },
        { state: { entitlement: 'failed' } },
        { tagged: ['offline'] },
        { heard: { type: 'retry.requested' } },
        opened(nothing),
        { state: { entitlement: 'noProgramme' } },
        { context: { fault: null } },
      ],
    },
    {
      title: 'a draft of the device is gone on with where it was left, its files with it',
      story: [
        opened(begun),
        at('bankDetails'),
        { heard: { type: 'step.chosen', step: 'documents' } },
        at('bankDetails'),
        { heard: { type: 'step.completed', step: 'bankDetails', values: typed } },
        kept,
        at('documents'),
        attached,
        { asked: ['upload-1', file] },
        { heard: { type: 'step.completed', step: 'documents', values: typed } },
        kept,
        sign,
        reviewing('reminded'),
        accepted,
        {
          wrote: [
            'draft',
            'draft.edited',
            {
              values: {
                documents: [
                  {
                    fileId: 'tmp-1',
                    fileName: 'passport.jpg',
                    fileType: 'PassportMain',
                    size: 100,
                    contentType: 'image/jpeg',
                  },
                ],
              },
            },
          ],
        },
        { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
        { context: { files: [] } },
        { heard: { type: 'step.returned', step: 'review' } },
        at('documents'),
      ],
    },
    {
      title: 'what is signed is all that was filled in, with a key of its own for each signing',
      story: [
        opened(whole),
        reviewing('plain'),
        { heard: { type: 'statement.signed', values: {} } },
        reviewing('reminded'),
        sign,
        { wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'review' }] },
        signingOf(applicationOf([scan])),
        changed,
        { wrote: ['signing', 'statement.changed'] },
        { gave: ['signing', { result: 'refused', fault: wrong }] },
        reviewing('plain'),
        { context: { fault: wrong, statement: null } },
        sign,
        { context: { fault: null } },
        signingOf(applicationOf([scan], 2)),
        { gave: ['signing', { result: 'left' }] },
        reviewing('plain'),
        sign,
        { failed: ['signing', { kind: 'unexpected' }] },
        reviewing('plain'),
        sign,
        { gave: ['signing', { result: 'signed', filed }] },
        { state: { open: 'submitted' } },
        { context: { filed } },
        { wrote: ['draft', 'draft.closed'] },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['documents'] }] },
      ],
    },
    {
      title: 'one that the fund has already leads to it, and another programme can be chosen',
      story: [
        opened(whole),
        sign,
        { gave: ['signing', { result: 'refused', fault: inProgress }] },
        { state: { open: 'alreadyFiled' } },
        goOn,
        at('programme'),
        { context: { reached: 'review' } },
        { heard: { type: 'step.completed', step: 'programme', values: typed } },
        kept,
        sign,
        { gave: ['signing', { result: 'refused', fault: inProgress }] },
        deletion,
        { state: { open: 'deleting' } },
      ],
    },
    {
      title: 'a file that was not accepted lets nothing be filed, and one of an earlier visit can be taken out',
      story: [
        opened(whole),
        { context: { files: [{ ...scan, id: 'f-1', state: 'clean' }] } },
        attached,
        { heard: { type: 'file.rejected', id: 'upload-1' } },
        sign,
        reviewing('reminded'),
        { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
        { wrote: ['draft', 'draft.edited', { values: { documents: [scan] } }] },
        { heard: { type: 'file.detached', id: 'f-1' } },
        { wrote: ['draft', 'draft.edited', { values: { documents: [] } }] },
        sign,
        reviewing('reminded'),
      ],
    },
    {
      title: 'what is put aside is on the device as far as it had come, and gone on with',
      story: [
        opened(begun),
        putAside,
        { wrote: ['draft', 'draft.saveRequested', { values: {}, reached: 'bankDetails' }] },
        { tagged: ['busy'] },
        kept,
        { state: { open: 'putAside' } },
        goOn,
        at('bankDetails'),
      ],
    },
    {
      title: 'a draft is deleted when its deletion was confirmed, and what may be filed is asked anew',
      story: [
        opened(begun),
        deletion,
        { silent: true },
        { heard: { type: 'deletion.declined' } },
        at('bankDetails'),
        deletion,
        confirmed,
        { wrote: ['draft', 'draft.deleted'] },
        emptied,
        { state: { entitlement: 'checking' } },
        opened(blank),
        { context: { reached: 'programme', files: [] } },
      ],
    },
  ],
})
