import { fault } from '#domain/faults.ts'
import type { Input } from '#machines/sample-wizard/contract.ts'
import { sampleWizard } from '#machines/sample-wizard/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const opened: Input['opened'] = {
  subject: { kind: 'redemption', clientId: 'client-1' },
  isServed: true,
  seed: '7e1f0000-0000-4000-8000-000000000000',
  validationVersion: '2026.02',
  firstStep: 'person',
  copy: null,
  record: { kind: 'none' },
}
const person = { person: { lastName: 'Иванова' } }
const bank = { bank: { bic: '044525225' } }
const file = { id: 'upload-1', slot: 'PassportMain', name: 'passport.jpg', size: 100, limits: { jpg: 1000 } }
const wrong = fault({ kind: 'refused', status: 400 })
const blank: Input = { opened, reached: 'person' }
const whole: Input = { opened, reached: 'review' }
const named = { heard: { type: 'step.completed', step: 'person', values: person } } as const
const banked = { heard: { type: 'step.completed', step: 'bank', values: bank } } as const
const saved = { heard: { type: 'draft.saved', statementId: 'rs-1', version: 2, isAll: true } } as const
const behind = { heard: { type: 'draft.saved', statementId: 'rs-1', version: 2, isAll: false } } as const
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const signed = { heard: { type: 'statement.signed', values: { ...person, ...bank } } } as const
const partly = { heard: { type: 'statement.signed', values: person } } as const
const toBank = { heard: { type: 'step.chosen', step: 'bank' } } as const
const accepted = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-1' } } as const
const replaced = { heard: { type: 'draft.replaced', reached: 'bank', values: person } } as const
const filedElsewhere = { heard: { type: 'draft.filedElsewhere' } } as const
const changed = { heard: { type: 'draft.changed' } } as const
const refused = { heard: { type: 'draft.refused', fault: wrong } } as const

export const model = modelOf(sampleWizard, {
  inputs: [blank, whole],
  events: {
    'step.completed': [
      named.heard,
      banked.heard,
      { type: 'step.completed', step: 'person', values: {} },
      { type: 'step.completed', step: 'bank', values: {} },
    ],
    'step.returned': [
      { type: 'step.returned', step: 'bank' },
      { type: 'step.returned', step: 'person' },
    ],
    'step.chosen': [{ type: 'step.chosen', step: 'person' }, toBank.heard, { type: 'step.chosen', step: 'review' }],
    'draft.saved': [saved.heard, behind.heard],
    'draft.kept': [kept.heard],
    'draft.changed': [changed.heard],
    'draft.refused': [refused.heard],
    'draft.replaced': [replaced.heard],
    'draft.filedElsewhere': [filedElsewhere.heard],
    'draft.emptied': [{ type: 'draft.emptied' }],
    'file.attached': [{ type: 'file.attached', file }],
    'file.accepted': [accepted.heard],
    'file.rejected': [{ type: 'file.rejected', id: 'upload-1' }],
    'file.gone': [{ type: 'file.gone', id: 'upload-1', slot: 'PassportMain' }],
    'statement.signed': [signed.heard, partly.heard],
  },
  answers: {
    draft: unanswered,
    upload: unanswered,
    signing: {
      gives: [
        { result: 'signed', filed: null },
        { result: 'left' },
        { result: 'outdated' },
        { result: 'refused', fault: wrong },
      ],
      fails: [{ kind: 'unexpected' }],
    },
  },
  visible: ({ reached, files, statementId, version, fault: known }) => [
    reached,
    files,
    statementId,
    version,
    known !== null,
  ],
  journeys: [
    {
      title:
        '[2.8-01] a step is left when what was typed is kept, the furthest step goes with it, and the statement is filed',
      input: blank,
      story: [
        { asked: ['draft', opened] },
        { state: { open: { at: { person: { filling: 'plain' } } } } },
        { heard: { type: 'step.completed', step: 'person', values: {} } },
        { state: { open: { at: { person: { filling: 'reminded' } } } } },
        named,
        { state: { open: { at: { person: 'leaving' } } } },
        { tagged: ['busy'] },
        { wrote: ['draft', 'draft.saveRequested', { values: person, reached: 'bank' }] },
        kept,
        { state: { open: { at: { bank: { filling: 'plain' } } } } },
        banked,
        { wrote: ['draft', 'draft.saveRequested', { values: bank, reached: 'review' }] },
        behind,
        { state: { open: { at: { review: 'reviewing' } } } },
        { context: { reached: 'review' } },
        partly,
        { state: { open: { at: { review: 'reviewing' } } } },
        signed,
        { wrote: ['draft', 'draft.saveRequested', { values: { ...person, ...bank }, reached: 'review' }] },
        { tagged: ['busy'] },
        behind,
        { wrote: ['draft', 'draft.saveRequested', { values: {}, reached: 'review' }] },
        saved,
        {
          asked: [
            'signing',
            { subject: { kind: 'statement', statementId: 'rs-1', version: 2 }, documents: ['application'] },
          ],
        },
        { gave: ['signing', { result: 'signed', filed: null }] },
        { state: { open: 'submitted' } },
        { wrote: ['draft', 'draft.closed'] },
      ],
    },
    {
      title: 'after the review an earlier step leads back to it',
      input: whole,
      story: [
        { state: { open: { at: { review: 'reviewing' } } } },
        toBank,
        { context: { reached: 'review' } },
        { heard: { type: 'step.returned', step: 'bank' } },
        { state: { open: { at: { person: { filling: 'plain' } } } } },
        named,
        { wrote: ['draft', 'draft.saveRequested', { values: person, reached: 'review' }] },
        refused,
        { state: { open: { at: { person: { filling: 'reminded' } } } } },
        named,
        saved,
        { state: { open: { at: { review: 'reviewing' } } } },
      ],
    },
    {
      title: 'a file that is not clean, and a fund that cannot be reached, let nothing be filed',
      input: whole,
      story: [
        { heard: { type: 'file.attached', file } },
        { asked: ['upload-1', file] },
        { context: { files: { 'upload-1': 'busy' } } },
        signed,
        { state: { open: { at: { review: 'reviewing' } } } },
        { heard: { type: 'file.rejected', id: 'upload-1' } },
        signed,
        { state: { open: { at: { review: 'reviewing' } } } },
        accepted,
        { wrote: ['draft', 'draft.edited', { values: { PassportMain: 'tmp-1' } }] },
        signed,
        kept,
        { state: { open: { at: { review: 'reviewing' } } } },
        signed,
        refused,
        { state: { open: { at: { review: 'reviewing' } } } },
        { context: { fault: wrong } },
        { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
        { context: { files: {} } },
        { wrote: ['draft', 'draft.edited', { values: { PassportMain: null } }] },
      ],
    },
    {
      title: 'an edit, another version and a statement filed elsewhere are told to the signing, which asks for itself',
      input: whole,
      story: [
        signed,
        saved,
        changed,
        { wrote: ['signing', 'statement.changed'] },
        { state: { open: 'signing' } },
        filedElsewhere,
        { wrote: ['signing', 'statement.filed'] },
        { state: { open: 'signing' } },
        replaced,
        { wrote: ['signing', 'statement.changed'] },
        { context: { reached: 'bank' } },
        { gave: ['signing', { result: 'refused', fault: wrong }] },
        { wrote: ['draft', 'draft.doubted'] },
        { context: { fault: wrong } },
        { state: { open: { at: { bank: { filling: 'plain' } } } } },
      ],
    },
    {
      title: 'whoever leaves the signing is where they were',
      input: whole,
      story: [
        signed,
        saved,
        { gave: ['signing', { result: 'left' }] },
        { state: { open: { at: { review: 'reviewing' } } } },
        { silent: true },
        signed,
        saved,
        { failed: ['signing', { kind: 'unexpected' }] },
        { state: { open: { at: { review: 'reviewing' } } } },
      ],
    },
    {
      title: 'what was taken from the fund is gone on with where it had come to; what was deleted begins anew',
      input: whole,
      story: [
        replaced,
        { state: { open: { at: { bank: { filling: 'plain' } } } } },
        { heard: { type: 'step.chosen', step: 'review' } },
        { state: { open: { at: { bank: { filling: 'plain' } } } } },
        { heard: { type: 'draft.emptied' } },
        { state: { open: { at: { person: { filling: 'plain' } } } } },
        { context: { reached: 'person' } },
        filedElsewhere,
        { state: { open: 'filedElsewhere' } },
      ],
    },
  ],
})
