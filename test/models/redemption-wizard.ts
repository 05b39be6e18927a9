import { fault } from '#domain/faults.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import { steps, type Opening, type Step } from '#machines/redemption-wizard/contract.ts'
import { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import {
  barred,
  begun,
  blank,
  consenting,
  continued,
  form,
  formless,
  fresh,
  freshFormless,
  passport,
  scan,
  shut,
  typed,
  whole,
} from './_redemption-samples.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const before = [
  'accountManagement',
  'taxStatus',
  'personalData',
  'identityDocument',
  'addresses',
  'contactInfo',
  'bankDetails',
] as const

const file = { id: 'upload-1', slot: 'PassportMain', name: 'passport.jpg', size: 100, limits: { jpg: 1000 } }
const wrong = fault({ kind: 'refused', status: 400 })
const filed = { statementId: 'rs-1', registrationNumber: 'ВК-1', registrationDate: '2026-11-25', documentId: 'd-1' }

const opened = (opening: Opening) => ({ gave: ['openRedemption', opening] }) as const
const begin = { heard: { type: 'redemption.begun' } } as const
const goOn = { heard: { type: 'statement.continued' } } as const
const at = (step: string) => ({ state: { open: { at: { [step]: { filling: 'plain' } } } } }) as never
const saved = { heard: { type: 'draft.saved', statementId: 'rs-1', version: 2, isAll: true } } as const
const behind = { heard: { type: 'draft.saved', statementId: 'rs-1', version: 2, isAll: false } } as const
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const refusedBy = { heard: { type: 'draft.refused', fault: wrong } } as const
const changed = { heard: { type: 'draft.changed' } } as const
const replaced = {
  heard: { type: 'draft.replaced', reached: 'taxStatus', values: { contracts: typed.contracts } },
} as const
const filedElsewhere = { heard: { type: 'draft.filedElsewhere' } } as const
const emptied = { heard: { type: 'draft.emptied' } } as const
const attached = { heard: { type: 'file.attached', file, contentType: 'image/jpeg' } } as const
const accepted = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-1' } } as const
const sign = { heard: { type: 'statement.signed', values: consenting } } as const
const putAside = { heard: { type: 'statement.putAside' } } as const
const deletion = { heard: { type: 'deletion.requested' } } as const
const reviewing = (how: string) => ({ state: { open: { at: { review: { reviewing: how } } } } }) as never
const papers = [
  { name: 'RedemptionApplication:104513', title: 'Заявление', isRequired: true },
  { name: 'Leaflet', title: 'Памятка', isRequired: false },
]
const required = ['RedemptionApplication:104513']
const toSigning = [opened(whole), goOn, sign, saved, { gave: ['findPapers', papers] }] as const

const rank = (step: Step) => steps.indexOf(step)
const has = (files: readonly StatementFile[], id: string) => files.some((one) => one.id === id)
const completions = [...before, 'documents' as const].flatMap((step) => [
  { type: 'step.completed' as const, step, values: typed },
  { type: 'step.completed' as const, step, values: {} },
])

export const model = modelOf(redemptionWizard, {
  inputs: [undefined],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'session.restored': [{ type: 'session.restored' }],
    'redemption.begun': [begin.heard],
    'statement.continued': [goOn.heard],
    'statement.putAside': [putAside.heard],
    'deletion.requested': [deletion.heard],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'deletion.declined': [{ type: 'deletion.declined' }],
    'step.completed': ({ reached }) => completions.filter(({ step }) => rank(step) <= rank(reached)),
    'step.returned': [...before.slice(1), 'documents' as const, 'review' as const].map((step) => ({
      type: 'step.returned' as const,
      step,
    })),
    'step.chosen': ({ reached }) =>
      steps.slice(0, rank(reached) + 2).map((step) => ({ type: 'step.chosen' as const, step })),
    'draft.saved': [saved.heard, behind.heard],
    'draft.kept': [kept.heard],
    'draft.changed': [changed.heard],
    'draft.refused': [refusedBy.heard],
    'draft.replaced': [replaced.heard],
    'draft.filedElsewhere': [filedElsewhere.heard],
    'draft.emptied': [emptied.heard],
    // Files are chosen where they are asked for: elsewhere they would but multiply what can be the case.
    'file.attached': ({ reached }) => (reached === 'documents' ? [attached.heard] : []),
    'file.accepted': ({ files }) => (has(files, 'upload-1') ? [accepted.heard] : []),
    'file.rejected': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.rejected' as const, id: 'upload-1' }] : [],
    'file.gone': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.gone' as const, id: 'upload-1', slot: 'PassportMain' }] : [],
    'file.detached': ({ files }) => (has(files, 'f-1') ? [{ type: 'file.detached' as const, id: 'f-1' }] : []),
    'statement.signed': [sign.heard, { type: 'statement.signed', values: typed }],
  },
  answers: {
    watchNetwork: unanswered,
    watchSession: unanswered,
    openRedemption: { gives: [blank, whole, shut, passport, formless, freshFormless], fails: [refused] },
    findPapers: { gives: [papers], fails: [refused] },
    draft: unanswered,
    upload: unanswered,
    lookup: unanswered,
    signing: {
      gives: [
        { result: 'signed', filed },
        { result: 'left' },
        { result: 'outdated' },
        { result: 'refused', fault: wrong },
      ],
      fails: [{ kind: 'unexpected' }],
    },
  },
  visible: ({ permission, form: known, reached, files, statementId, version, papers: shown, fault: kept }) => [
    permission,
    known !== null,
    reached,
    files.map(({ id, state }) => [id, state]),
    statementId,
    version,
    shown,
    kept !== null,
  ],
  journeys: [
    {
      title: '[2.8-01] it starts at StatementGuide, and a new one begins with what is taken out of which contract',
      story: [
        { state: { statementGuide: 'checking' } },
        { tagged: ['busy'] },
        opened(blank),
        { state: { statementGuide: 'ready' } },
        begin,
        at('accountManagement'),
        { asked: ['draft', form.draft] },
        { context: { reached: 'accountManagement', permission: fresh } },
      ],
    },
    {
      title:
        '[2.8-02] where a draft exists it moves to AccountManagement, and goes on from there at the step it had come to',
      story: [
        opened(begun),
        at('accountManagement'),
        { context: { permission: continued, reached: 'bankDetails' } },
        goOn,
        at('bankDetails'),
      ],
    },
    {
      title:
        '[4.7-04] where neither is allowed the reason is kept, and where nothing can be filled in nothing is opened',
      story: [opened(shut), { state: { statementGuide: 'notAvailable' } }, { context: { permission: barred } }],
    },
    {
      title: 'a right without its form opens nothing',
      story: [opened(formless), { state: { statementGuide: 'notAvailable' } }],
    },
    {
      title: 'neither does the right to a new one',
      story: [opened(freshFormless), { state: { statementGuide: 'notAvailable' } }],
    },
    {
      title: '[4.7-02] a passport that is listed as invalid stops before the first step',
      story: [
        opened(passport),
        { state: { statementGuide: 'blocked' } },
        begin,
        { state: { statementGuide: 'blocked' } },
      ],
    },
    {
      title: 'what could not be found out is asked again, and the old fault is forgotten',
      story: [
        { failed: ['openRedemption', refused] },
        { state: { statementGuide: 'failed' } },
        { tagged: ['offline'] },
        { heard: { type: 'session.restored' } },
        opened(blank),
        { context: { fault: null } },
      ],
    },
    {
      title: 'the steps follow one another, and what is wrong holds a step',
      story: [
        opened(blank),
        begin,
        { heard: { type: 'step.completed', step: 'accountManagement', values: {} } },
        { state: { open: { at: { accountManagement: { filling: 'reminded' } } } } },
        ...before.flatMap(
          (step, index) =>
            [
              { heard: { type: 'step.completed', step, values: typed } },
              {
                wrote: ['draft', 'draft.saveRequested', { values: typed, reached: before[index + 1] ?? 'documents' }],
              },
              index % 2 === 0 ? saved : kept,
              at(before[index + 1] ?? 'documents'),
            ] as const,
        ),
        { heard: { type: 'step.completed', step: 'documents', values: typed } },
        { state: { open: { at: { documents: { filling: 'reminded' } } } } },
        attached,
        { asked: ['upload-1', file] },
        { heard: { type: 'step.completed', step: 'documents', values: typed } },
        saved,
        reviewing('plain'),
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
        { heard: { type: 'statement.signed', values: typed } },
        reviewing('reminded'),
        sign,
        { wrote: ['draft', 'draft.saveRequested', { values: consenting, reached: 'review' }] },
        { tagged: ['busy'] },
        behind,
        { wrote: ['draft', 'draft.saveRequested', { values: {}, reached: 'review' }] },
        saved,
        { asked: ['findPapers', { statementId: 'rs-1' }] },
        { gave: ['findPapers', papers] },
        {
          asked: ['signing', { subject: { kind: 'statement', statementId: 'rs-1', version: 2 }, documents: required }],
        },
        { gave: ['signing', { result: 'signed', filed }] },
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements', 'documents'] }] },
        { state: { open: 'submitted' } },
        { context: { filed } },
        { wrote: ['draft', 'draft.closed'] },
      ],
    },
    {
      title: 'after the review an earlier step leads back to it',
      story: [
        opened(whole),
        goOn,
        reviewing('plain'),
        { heard: { type: 'step.chosen', step: 'taxStatus' } },
        at('taxStatus'),
        { heard: { type: 'step.returned', step: 'taxStatus' } },
        at('accountManagement'),
        { heard: { type: 'step.completed', step: 'taxStatus', values: {} } },
        { state: { open: { at: { accountManagement: { filling: 'plain' } } } } },
        { heard: { type: 'step.completed', step: 'accountManagement', values: typed } },
        { wrote: ['draft', 'draft.saveRequested', { values: typed, reached: 'review' }] },
        refusedBy,
        { state: { open: { at: { accountManagement: { filling: 'reminded' } } } } },
        { heard: { type: 'step.completed', step: 'accountManagement', values: typed } },
        saved,
        reviewing('plain'),
        { heard: { type: 'step.returned', step: 'review' } },
        at('documents'),
      ],
    },
    {
      title: 'a file that is refused lets nothing be filed, and one of an earlier visit can be taken out',
      story: [
        opened(whole),
        goOn,
        { context: { files: [{ ...scan, id: 'f-1', state: 'clean' }] } },
        attached,
        { heard: { type: 'file.rejected', id: 'upload-1' } },
        sign,
        reviewing('reminded'),
        { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
        { wrote: ['draft', 'draft.edited', { values: { documents: [scan] } }] },
        { heard: { type: 'file.detached', id: 'f-1' } },
        { wrote: ['draft', 'draft.edited', { values: { documents: [] } }] },
        { context: { files: [] } },
        sign,
        reviewing('reminded'),
      ],
    },
    {
      title: 'nothing is signed that the fund does not have, and the reason is shown',
      story: [
        opened(whole),
        goOn,
        sign,
        kept,
        reviewing('unreachable'),
        sign,
        refusedBy,
        reviewing('refused'),
        sign,
        saved,
        { failed: ['findPapers', refused] },
        reviewing('refused'),
        sign,
        saved,
        { gave: ['findPapers', papers] },
        { context: { fault: null, papers } },
        { state: { open: 'signing' } },
      ],
    },
    {
      title: 'an edit, another version and a statement filed elsewhere are told to the signing, which asks for itself',
      story: [
        ...toSigning,
        changed,
        { wrote: ['signing', 'statement.changed'] },
        filedElsewhere,
        { wrote: ['signing', 'statement.filed'] },
        { state: { open: 'signing' } },
        replaced,
        { wrote: ['signing', 'statement.changed'] },
        { context: { reached: 'taxStatus', files: [] } },
        { gave: ['signing', { result: 'refused', fault: wrong }] },
        { wrote: ['draft', 'draft.doubted'] },
        { context: { fault: wrong } },
        at('taxStatus'),
      ],
    },
    {
      title: 'whoever leaves the signing is where they were',
      story: [
        ...toSigning,
        { gave: ['signing', { result: 'left' }] },
        reviewing('plain'),
        sign,
        saved,
        { gave: ['findPapers', papers] },
        { failed: ['signing', { kind: 'unexpected' }] },
        reviewing('plain'),
      ],
    },
    {
      title: 'what is put aside is saved as far as it had come, and gone on with',
      story: [
        opened(begun),
        putAside,
        { wrote: ['draft', 'draft.saveRequested', { values: {}, reached: 'bankDetails' }] },
        { tagged: ['busy'] },
        kept,
        { state: { open: 'putAside' } },
        goOn,
        at('bankDetails'),
        putAside,
        refusedBy,
        at('bankDetails'),
        putAside,
        saved,
        { state: { open: 'putAside' } },
      ],
    },
    {
      title: 'a draft that the fund has kept all the same is gone on with',
      story: [opened(begun), deletion, { heard: { type: 'deletion.confirmed' } }, saved, at('bankDetails')],
    },
    {
      title: 'a draft is deleted when its deletion was confirmed, and what may be filed is asked anew',
      story: [
        opened(begun),
        deletion,
        { state: { open: { deleting: 'asking' } } },
        { silent: true },
        { heard: { type: 'deletion.declined' } },
        at('accountManagement'),
        deletion,
        { heard: { type: 'deletion.confirmed' } },
        { wrote: ['draft', 'draft.deleted'] },
        { tagged: ['busy'] },
        emptied,
        { state: { statementGuide: 'checking' } },
        opened(blank),
        { context: { reached: 'accountManagement', files: [] } },
      ],
    },
    {
      title: 'what was taken from the fund is gone on with where it had come to; one that was filed elsewhere is over',
      story: [
        opened(whole),
        replaced,
        at('taxStatus'),
        { heard: { type: 'step.chosen', step: 'review' } },
        at('taxStatus'),
        filedElsewhere,
        { wrote: ['accountQueries', 'queries.invalidated', { names: [], tags: ['statements', 'documents'] }] },
        { state: { open: 'filedElsewhere' } },
      ],
    },
  ],
})
