import { fault } from '#domain/faults.ts'
import {
  attemptKey,
  type DraftCopy,
  type DraftRecord,
  type DraftVersion,
  type StoredDraft,
} from '#domain/statement-draft.ts'
import type { Context, Input, SaveAnswer, TabEvent } from '#machines/draft/contract.ts'
import { draft } from '#machines/draft/machine.ts'
import { offline } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const subject = { kind: 'redemption', clientId: 'client-1' } as const
const seed = '7e1f0000-0000-4000-8000-000000000000'
const given: Omit<Input, 'copy' | 'record'> = {
  subject,
  isServed: true,
  seed,
  validationVersion: '2026.02',
  firstStep: 'bank',
}
const none: DraftRecord = { kind: 'none' }
const filed: DraftRecord = { kind: 'filed' }
const mine = { bank: { bic: '044525225' } }
const typed = { bank: { bic: '044525' } }
/** Each version was saved at a moment of its own. */
const momentOf = (version: DraftVersion) => (version === null ? null : `2026-02-0${version}T10:00:00Z`)
const stored: StoredDraft = {
  statementId: 'rs-1',
  version: 1,
  key: 'another',
  savedAt: momentOf(1),
  reached: 'bank',
  values: typed,
}
const record: DraftRecord = { kind: 'draft', stored }
const copy: DraftCopy = {
  statementId: 'rs-1',
  version: 1,
  reached: 'bank',
  validationVersion: '2026.02',
  values: mine,
  edits: 1,
  attempt: null,
}
const attempt = {
  key: 'earlier',
  statementId: 'rs-1',
  version: 1,
  reached: 'bank',
  values: mine,
  edits: 1,
}
const blank: Input = { ...given, copy: null, record: none }
const opened: Input = { ...given, copy: null, record }
const ahead: Input = { ...given, copy, record }
const unanswered1: Input = { ...given, copy: { ...copy, attempt }, record }
const device: Input = { ...given, subject: { ...subject, kind: 'pension' }, isServed: false, copy: null, record: none }

/** The service's record after an attempt of ours, and after somebody else's save. */
const ours = ({ attempt: made, values }: Context): StoredDraft => ({
  statementId: 'rs-1',
  version: 2,
  key: made?.key ?? 'nobody’s',
  savedAt: momentOf(2),
  reached: 'bank',
  values: made?.values ?? values,
})
const another: StoredDraft = { ...stored, version: 3, savedAt: momentOf(3), values: { bank: { bic: '044000000' } } }
const moved: DraftRecord = { kind: 'draft', stored: another }
const sameThere = ({ values }: Context): DraftRecord => ({
  kind: 'draft',
  stored: { ...another, version: 4, savedAt: momentOf(4), values },
})
const unchanged = ({ statementId, version, values, reached }: Context): DraftRecord =>
  statementId === null
    ? none
    : { kind: 'draft', stored: { statementId, version, key: 'another', savedAt: momentOf(version), reached, values } }
const saved = (context: Context): SaveAnswer => ({ kind: 'saved', stored: ours(context) })

const conflict = fault({ kind: 'refused', status: 409, code: 'VersionConflict' })
const wrong = fault({ kind: 'refused', status: 400, fields: { 'bankDetails.bic': ['Проверьте БИК'] } })
const edited = { heard: { type: 'draft.edited', values: mine } } as const
const asked = { heard: { type: 'draft.saveRequested', values: mine, reached: 'bank' } } as const
const ruled = { gave: ['saveDraft', { kind: 'conflict', fault: conflict }] } as const
const key = attemptKey(seed, 1)
const first = { key, statementId: null, version: null, reached: 'bank', values: mine, edits: 1 }
const answer = { kind: 'saved', stored: { ...stored, key, values: mine } } as const

export const model = modelOf(draft, {
  inputs: [
    blank,
    opened,
    ahead,
    unanswered1,
    { ...given, copy: { ...copy, version: 0 }, record },
    { ...opened, record: filed },
    device,
  ],
  events: {
    'draft.edited': [edited.heard],
    'draft.saveRequested': [asked.heard, { type: 'draft.saveRequested', values: {}, reached: 'bank' }],
    'draft.doubted': [{ type: 'draft.doubted' }],
    'draft.mineChosen': [{ type: 'draft.mineChosen' }],
    'draft.theirsChosen': [{ type: 'draft.theirsChosen' }],
    'draft.deleted': [{ type: 'draft.deleted' }],
    'draft.closed': [{ type: 'draft.closed' }],
    'draft.savedElsewhere': ({ version }): TabEvent[] => [
      { type: 'draft.savedElsewhere', version: 9 },
      { type: 'draft.savedElsewhere', version },
    ],
    'copy.outdated': [{ type: 'copy.outdated' }],
    'session.restored': [{ type: 'session.restored' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    keepCopy: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    saveDraft: {
      gives: (context): SaveAnswer[] => [saved(context), ruled.gave[1], { kind: 'refused', fault: wrong }],
      fails: [offline],
    },
    loadRecord: {
      gives: (context): DraftRecord[] => [
        none,
        filed,
        { kind: 'draft', stored: ours(context) },
        unchanged(context),
        moved,
        sameThere(context),
      ],
      fails: [offline],
    },
    deleteDraft: { gives: [{ kind: 'gone' }, { kind: 'changed', fault: conflict }], fails: [offline] },
    watchNetwork: unanswered,
    watchSession: unanswered,
    watchTabs: unanswered,
  },
  visible: ({
    isServed,
    statementId,
    version,
    savedAt,
    values,
    reached,
    edits,
    savedEdits,
    askedEdits,
    attempt: made,
    isContested,
    theirs,
  }) => [
    isServed,
    statementId,
    version,
    savedAt,
    values,
    reached,
    made && [made.key === 'earlier', made.values, made.reached, edits > made.edits],
    edits === savedEdits,
    askedEdits > (made?.edits ?? savedEdits),
    edits > (made?.edits ?? savedEdits),
    isContested,
    theirs,
  ],
  journeys: [
    {
      title: 'every edit is on the device at once, and with the service when a step is left',
      input: blank,
      story: [
        { wrote: ['parent', 'draft.saved', { statementId: null, version: null, isAll: true }] },
        { did: ['dropCopy', { subject }] },
        edited,
        { state: { device: 'keeping', service: 'ahead' } },
        { wrote: ['parent', 'draft.changed'] },
        { asked: ['keepCopy', { subject, copy: { ...copy, statementId: null, version: null } }] },
        edited,
        { context: { edits: 2, values: mine } },
        { asked: ['keepCopy', { subject, copy: { ...copy, statementId: null, version: null, edits: 2 } }] },
        { gave: ['keepCopy', undefined] },
        { state: { device: 'kept' } },
        { silent: true },
        asked,
        { context: { attempt: { ...first, edits: 2 } } },
        { asked: ['saveDraft', { subject, attempt: { ...first, edits: 2 } }] },
        {
          asked: [
            'keepCopy',
            { subject, copy: { ...copy, statementId: null, version: null, edits: 2, attempt: { ...first, edits: 2 } } },
          ],
        },
        { gave: ['keepCopy', undefined] },
        { gave: ['saveDraft', answer] },
        { wrote: ['parent', 'draft.saved', { statementId: 'rs-1', version: 1, isAll: true }] },
        { did: ['dropCopy', { subject }] },
        { context: { savedEdits: 2, attempt: null, savedAt: momentOf(1), adoptions: 0 } },
        asked,
        { not: { asked: ['saveDraft'] } },
        { wrote: ['parent', 'draft.saved', { statementId: 'rs-1', version: 1, isAll: true }] },
      ],
    },
    {
      title:
        'an attempt stays the same until it is answered, and what was typed meanwhile goes with the next, under another key',
      input: blank,
      story: [
        asked,
        { failed: ['saveDraft', offline] },
        { state: { device: 'keeping', service: { waiting: 'keeping' } } },
        { tagged: ['offline'] },
        { not: { wrote: ['parent', 'draft.kept'] } },
        { gave: ['keepCopy', undefined] },
        { wrote: ['parent', 'draft.kept', { isOnDevice: true }] },
        { state: { service: { waiting: 'settled' } } },
        { heard: { type: 'draft.edited', values: typed } },
        { heard: { type: 'session.restored' } },
        { asked: ['saveDraft', { subject, attempt: first }] },
        { failed: ['saveDraft', offline] },
        { heard: { type: 'draft.saveRequested', values: typed, reached: 'bank' } },
        { asked: ['saveDraft', { subject, attempt: first }] },
        { gave: ['saveDraft', answer] },
        {
          asked: [
            'saveDraft',
            {
              subject,
              attempt: {
                key: attemptKey(seed, 2),
                statementId: 'rs-1',
                version: 1,
                reached: 'bank',
                values: typed,
                edits: 2,
              },
            },
          ],
        },
      ],
    },
    {
      title: 'what was typed while it was saved is still to be saved, and is told so',
      input: blank,
      story: [
        asked,
        { heard: { type: 'draft.edited', values: typed } },
        { gave: ['saveDraft', answer] },
        { state: { service: 'ahead' } },
        { wrote: ['parent', 'draft.saved', { statementId: 'rs-1', version: 1, isAll: false }] },
      ],
    },
    {
      title: 'an attempt whose answer was lost is no conflict with oneself',
      input: ahead,
      story: [
        asked,
        ruled,
        { asked: ['loadRecord', { subject, statementId: 'rs-1' }] },
        { gave: ['loadRecord', { kind: 'draft', stored: { ...another, key } }] },
        { state: { service: 'same' } },
        { context: { version: 3, fault: null } },
      ],
    },
    {
      title: 'a refusal for what is in the fields is told, and nothing is tried again by itself',
      input: blank,
      story: [
        asked,
        { gave: ['saveDraft', { kind: 'refused', fault: wrong }] },
        { state: { service: 'ahead' } },
        { wrote: ['parent', 'draft.refused', { fault: wrong }] },
        { context: { attempt: null, askedEdits: 0, fault: wrong } },
        asked,
        { asked: ['saveDraft', { subject, attempt: { ...first, key: attemptKey(seed, 2) } }] },
      ],
    },
    {
      title: 'a conflict where there is nothing else in the service is a refusal, or it would be tried for ever',
      input: ahead,
      story: [
        asked,
        ruled,
        { gave: ['loadRecord', record] },
        { state: { service: 'ahead' } },
        { wrote: ['parent', 'draft.refused', { fault: conflict }] },
        { context: { attempt: null, isContested: false } },
      ],
    },
    {
      title: 'where both were edited the client chooses; mine goes upon the version that was seen',
      input: ahead,
      story: [
        asked,
        ruled,
        { gave: ['loadRecord', moved] },
        { state: { service: 'conflicting' } },
        { context: { theirs: moved, attempt: null } },
        { silent: true },
        { heard: { type: 'draft.mineChosen' } },
        {
          asked: [
            'saveDraft',
            {
              subject,
              attempt: {
                key: attemptKey(seed, 2),
                statementId: 'rs-1',
                version: 3,
                reached: 'bank',
                values: mine,
                edits: 1,
              },
            },
          ],
        },
        { context: { theirs: null } },
      ],
    },
    {
      title: 'theirs is taken, and looked at once more, since it may have moved meanwhile',
      input: { ...given, copy: { ...copy, version: 0 }, record },
      story: [
        { state: { service: 'conflicting' } },
        { heard: { type: 'draft.theirsChosen' } },
        { wrote: ['parent', 'draft.replaced', { reached: 'bank', values: typed }] },
        { asked: ['loadRecord', { subject, statementId: 'rs-1' }] },
        { gave: ['loadRecord', record] },
        { context: { adoptions: 1, savedAt: momentOf(1) } },
        { state: { service: 'same' } },
        { gave: ['keepCopy', undefined] },
        { did: ['dropCopy', { subject }] },
      ],
    },
    {
      title: 'a draft that was deleted elsewhere is asked about, and agreed to',
      input: { ...ahead, record: none },
      story: [
        { state: { service: 'conflicting' } },
        { heard: { type: 'draft.theirsChosen' } },
        { wrote: ['parent', 'draft.emptied'] },
        { context: { values: {}, statementId: null, version: null, savedAt: null, reached: 'bank', theirs: null } },
      ],
    },
    {
      title: 'an attempt that was unanswered before a reload is tried again with its key',
      input: unanswered1,
      story: [
        { asked: ['saveDraft', { subject, attempt }] },
        { not: { did: ['dropCopy'] } },
        { gave: ['saveDraft', { kind: 'saved', stored: { ...another, key: 'earlier', values: mine } }] },
        { state: { service: 'same' } },
      ],
    },
    {
      title: 'a statement that was filed elsewhere leaves nothing on the device',
      input: { ...ahead, record: filed },
      story: [
        { wrote: ['parent', 'draft.filedElsewhere'] },
        { state: { device: 'idle', service: 'closed' } },
        { did: ['dropCopy', { subject }] },
      ],
    },
    {
      title: 'where nothing was typed here, what another tab has saved is taken',
      input: opened,
      story: [
        { heard: { type: 'draft.savedElsewhere', version: 1 } },
        { state: { service: 'same' } },
        { heard: { type: 'draft.savedElsewhere', version: 3 } },
        { gave: ['loadRecord', moved] },
        { wrote: ['parent', 'draft.replaced', { reached: 'bank', values: another.values }] },
        { context: { version: 3, values: another.values } },
      ],
    },
    {
      title: '[2.8-01] a deletion is asked for until it is answered, and its copy goes first',
      input: ahead,
      story: [
        { heard: { type: 'draft.deleted' } },
        { state: { device: 'idle', service: { deleting: 'sending' } } },
        { did: ['dropCopy', { subject }] },
        { asked: ['deleteDraft', { subject, statementId: 'rs-1', version: 1 }] },
        { failed: ['deleteDraft', offline] },
        { heard: { type: 'network.restored' } },
        { asked: ['deleteDraft', { subject, statementId: 'rs-1', version: 1 }] },
        { gave: ['deleteDraft', { kind: 'gone' }] },
        { state: { service: 'same' } },
        { wrote: ['parent', 'draft.emptied'] },
        { context: { values: {}, statementId: null } },
      ],
    },
    {
      title: 'a deletion of what was changed elsewhere deletes nothing unseen',
      input: opened,
      story: [
        { heard: { type: 'draft.deleted' } },
        { gave: ['deleteDraft', { kind: 'changed', fault: conflict }] },
        { context: { fault: conflict } },
        { asked: ['loadRecord', { subject, statementId: 'rs-1' }] },
        { asked: ['keepCopy'] },
      ],
    },
    {
      title: 'a draft that the services keep none of lives on the device alone',
      input: device,
      story: [
        { state: { device: 'idle', service: 'onlyHere' } },
        edited,
        { wrote: ['parent', 'draft.changed'] },
        { asked: ['keepCopy'] },
        { gave: ['keepCopy', undefined] },
        { state: { device: 'kept' } },
        asked,
        { not: { wrote: ['parent', 'draft.kept'] } },
        { gave: ['keepCopy', undefined] },
        { wrote: ['parent', 'draft.kept', { isOnDevice: true }] },
        asked,
        { failed: ['keepCopy', { kind: 'unexpected' }] },
        { state: { device: 'unkeepable' } },
        { wrote: ['parent', 'draft.kept', { isOnDevice: false }] },
        { heard: { type: 'draft.deleted' } },
        { state: { device: 'idle' } },
        { wrote: ['parent', 'draft.emptied'] },
        { heard: { type: 'draft.closed' } },
        { state: { service: 'closed' } },
      ],
    },
  ],
})
