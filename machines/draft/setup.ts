import { and, assign, or, raise, setup, stateIn } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import {
  attemptKey,
  isSameDraft,
  relationOf,
  type DraftCopy,
  type DraftRecord,
  type DraftSubject,
  type DraftValues,
  type DraftVersion,
  type SaveAttempt,
  type StoredDraft,
} from '#domain/statement-draft.ts'
import { effect } from '../kit/effect.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { listener, port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import { tellParent } from '../kit/tell-parent.ts'
import type { Context, DeleteAnswer, Event, Input, SaveAnswer, TabEvent, ToParent } from './contract.ts'

/** What was typed lies in the copy or in the record, whichever is not behind the other; where neither is, the client is asked. */
export function contextOf({ copy, record, ...given }: Input): Context {
  const relation = relationOf(copy, record)
  const stored = record.kind === 'draft' ? record.stored : null
  const blank = {
    ...given,
    savedAt: stored?.savedAt ?? null,
    adoptions: 0,
    attempts: 0,
    isContested: false,
    fault: null,
    theirs: relation === 'conflict' || relation === 'filed' ? record : null,
  }
  if (!copy || (relation !== 'ahead' && relation !== 'conflict')) {
    return {
      ...blank,
      statementId: stored?.statementId ?? null,
      version: stored?.version ?? null,
      reached: stored?.reached ?? given.firstStep,
      values: stored?.values ?? {},
      edits: 0,
      savedEdits: 0,
      askedEdits: 0,
      attempt: null,
    }
  }
  const { attempt, edits, reached, values } = copy
  const own = attempt !== null && attempt.key === stored?.key ? stored : null
  return {
    ...blank,
    statementId: (own ?? copy).statementId,
    version: (own ?? copy).version,
    reached,
    values,
    edits,
    savedEdits: own ? (attempt?.edits ?? 0) : -1,
    askedEdits: attempt?.edits ?? -1,
    attempt: own ? null : attempt,
  }
}

export const copyOf = ({
  statementId,
  version,
  reached,
  validationVersion,
  values,
  edits,
  attempt,
}: Context): DraftCopy => ({ statementId, version, reached, validationVersion, values, edits, attempt })

/** Up to which edit the service has everything, or will have when the attempt comes through. */
const sentEdits = ({ attempt, savedEdits }: Context) => attempt?.edits ?? savedEdits

type Requested = { values: DraftValues; reached: string }
const bringsNews = (context: Context, { values, reached }: Requested) =>
  reached !== context.reached || !isSameDraft({ ...context.values, ...values }, context.values)

export const draftSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    keepCopy: port<void, { subject: DraftSubject; copy: DraftCopy }>('keepCopy'),
    saveDraft: port<SaveAnswer, { subject: DraftSubject; attempt: SaveAttempt | null }>('saveDraft'),
    loadRecord: port<DraftRecord, { subject: DraftSubject; statementId: string | null }>('loadRecord'),
    deleteDraft: port<DeleteAnswer, { subject: DraftSubject; statementId: string | null; version: DraftVersion }>(
      'deleteDraft',
    ),
    watchTabs: listener<TabEvent>('watchTabs'),
  },
  guards: {
    isOnlyHere: ({ context }) => !context.isServed,
    isUntyped: ({ context }) => context.edits === context.savedEdits,
    isSettled: or([
      stateIn({ service: 'same' }),
      stateIn({ service: 'closed' }),
      and([stateIn({ service: 'onlyHere' }), 'isUntyped']),
    ]),
    isUnkeepable: stateIn({ device: 'unkeepable' }),
    isKept: or([stateIn({ device: 'kept' }), stateIn({ device: 'idle' })]),
    isDeletable: or([stateIn({ service: 'same' }), stateIn({ service: 'ahead' }), stateIn({ service: 'onlyHere' })]),
    hasNews: ({ context }, requested: Requested) => bringsNews(context, requested),
    hasAttempt: ({ context }) => context.attempt !== null,
    isAskedBeyond: ({ context }) => context.askedEdits > sentEdits(context),
    isBehind: ({ context }) => context.edits > sentEdits(context),
    isAnotherVersion: ({ context }, { version }: { version: DraftVersion }) => version !== context.version,
    wasSaved: (_, { answer }: { answer: SaveAnswer }) => answer.kind === 'saved',
    wasConflict: (_, { answer }: { answer: SaveAnswer }) => answer.kind === 'conflict',
    wasDeleted: (_, { answer }: { answer: DeleteAnswer }) => answer.kind === 'gone',
    wasFiled: ({ context }) => context.theirs?.kind === 'filed',
    isDisputed: ({ context }) => context.theirs !== null,
    hasTheirs: ({ context }) => context.theirs?.kind === 'draft',
    isFiled: (_, { record }: { record: DraftRecord }) => record.kind === 'filed',
    isOwn: ({ context }, { record }: { record: DraftRecord }) =>
      record.kind === 'draft' && context.attempt !== null && record.stored.key === context.attempt.key,
    isContested: ({ context }) => context.isContested,
    isUnchanged: ({ context }, { record }: { record: DraftRecord }) => {
      const { statementId, version } = record.kind === 'draft' ? record.stored : { statementId: null, version: null }
      return statementId === context.statementId && version === context.version
    },
    isUntouched: ({ context }, { record }: { record: DraftRecord }) =>
      record.kind === 'draft' && context.attempt === null && context.edits === context.savedEdits,
    isSameContent: ({ context }, { record }: { record: DraftRecord }) =>
      record.kind === 'draft' && isSameDraft(record.stored.values, context.values),
  },
  actions: {
    rememberEdit: assign(({ context }, { values }: { values: DraftValues }) => ({
      values: { ...context.values, ...values },
      edits: context.edits + 1,
    })),
    rememberRequest: assign(({ context }, requested: Requested) => {
      const edits = bringsNews(context, requested) ? context.edits + 1 : context.edits
      return {
        values: { ...context.values, ...requested.values },
        reached: requested.reached,
        edits,
        askedEdits: edits,
      }
    }),
    beginAttempt: assign(({ context: { attempts, seed, statementId, version, reached, values, edits } }) => ({
      attempts: attempts + 1,
      attempt: { key: attemptKey(seed, attempts + 1), statementId, version, reached, values, edits },
      isContested: false,
    })),
    renewCopy: raise({ type: 'copy.outdated' }),
    keepStored: assign(({ context }, { stored }: { stored: StoredDraft | null }) => ({
      statementId: stored?.statementId ?? context.statementId,
      version: stored ? stored.version : context.version,
      savedAt: stored ? stored.savedAt : context.savedAt,
      savedEdits: sentEdits(context),
      attempt: null,
      isContested: false,
      fault: null,
    })),
    dropAttempt: assign(({ context }) => ({ attempt: null, askedEdits: context.savedEdits, isContested: false })),
    markContested: assign({ isContested: true }),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    keepTheirs: assign((_, { record }: { record: DraftRecord }) => ({
      theirs: record,
      attempt: null,
      isContested: false,
    })),
    adopt: assign(({ context }, { record }: { record: DraftRecord | null }) =>
      record?.kind === 'draft'
        ? {
            theirs: null,
            attempt: null,
            isContested: false,
            fault: null,
            statementId: record.stored.statementId,
            version: record.stored.version,
            savedAt: record.stored.savedAt,
            adoptions: context.adoptions + 1,
            values: record.stored.values,
            reached: record.stored.reached,
            savedEdits: context.edits,
            askedEdits: context.edits,
          }
        : {},
    ),
    rebase: assign(({ context: { theirs, edits } }) => ({
      theirs: null,
      attempt: null,
      statementId: theirs?.kind === 'draft' ? theirs.stored.statementId : null,
      version: theirs?.kind === 'draft' ? theirs.stored.version : null,
      savedAt: theirs?.kind === 'draft' ? theirs.stored.savedAt : null,
      savedEdits: -1,
      askedEdits: edits,
    })),
    empty: assign(({ context: { edits, firstStep } }) => ({
      ruleChanges: null,
      statementId: null,
      version: null,
      savedAt: null,
      values: {},
      reached: firstStep,
      savedEdits: edits,
      askedEdits: edits,
      attempt: null,
      isContested: false,
      theirs: null,
      fault: null,
    })),
    dropCopy: effect<{ subject: DraftSubject }>('dropCopy'),
    tellChanged: tellParent<ToParent, 'draft.changed'>('parent', 'draft.changed'),
    tellSaved: tellParent<ToParent, 'draft.saved'>('parent', 'draft.saved'),
    tellKept: tellParent<ToParent, 'draft.kept'>('parent', 'draft.kept'),
    tellRefused: tellParent<ToParent, 'draft.refused'>('parent', 'draft.refused'),
    tellReplaced: tellParent<ToParent, 'draft.replaced'>('parent', 'draft.replaced'),
    tellFiledElsewhere: tellParent<ToParent, 'draft.filedElsewhere'>('parent', 'draft.filedElsewhere'),
    tellEmptied: tellParent<ToParent, 'draft.emptied'>('parent', 'draft.emptied'),
  },
  delays: networkDelays,
})
