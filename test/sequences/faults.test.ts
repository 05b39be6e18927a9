import fc from 'fast-check'
import { assign } from 'xstate'
import { describe, expect, it } from 'vitest'
import { attemptKey } from '#domain/statement-draft.ts'
import { codeEntry } from '#machines/code-entry/machine.ts'
import { draft } from '#machines/draft/machine.ts'
import { sampleWizard } from '#machines/sample-wizard/machine.ts'
import { upload } from '#machines/upload/machine.ts'
import { everyOrder } from './happenings.ts'
import { machines, rules, type Machines, type Rules } from './portal.ts'

const nothing = () => undefined
type Fault = { fault: string; promise: RegExp; made?: Partial<Machines>; kept?: Partial<Rules> }

/** A fault for each promise, by which it is broken. */
const faults: Fault[] = [
  {
    fault: 'an edit is put on the device no sooner than its step is left',
    promise: /what was typed .*is kept/,
    kept: { isEveryEditKept: false },
  },
  {
    fault: 'the last key, which the press alone tells, is forgotten',
    promise: /what was typed .*is (kept|filed)/,
    made: { sampleWizard: sampleWizard.provide({ actions: { askSave: nothing } }) },
  },
  {
    fault: 'the copy is not renewed with its attempt',
    promise: /what was typed .*is kept|the key is the same/,
    made: { draft: draft.provide({ actions: { renewCopy: nothing } }) },
  },
  { fault: 'the copy does not say whose it is', promise: /by the same client only/, kept: { isKeptByClient: false } },
  {
    fault: 'a try that had no answer gets another key',
    promise: /the key is the same/,
    made: {
      draft: draft.provide({
        actions: {
          keepFault: assign(({ context: { attempt, seed } }, { fault }) => ({
            fault,
            attempt: attempt && { ...attempt, key: attemptKey(seed, 0xfff) },
          })),
        },
      }),
    },
  },
  {
    fault: 'a new body goes under an old key',
    promise: /one key has one body/,
    made: {
      draft: draft.provide({
        actions: {
          beginAttempt: assign(({ context: { seed, statementId, version, reached, values, edits } }) => ({
            attempt: { key: attemptKey(seed, 1), statementId, version, reached, values, edits },
          })),
        },
      }),
    },
  },
  {
    fault: 'an own save is not known again',
    promise: /in conflict with themself/,
    made: { draft: draft.provide({ guards: { isOwn: () => false, isSameContent: () => false } }) },
  },
  {
    fault: 'what another device wrote is taken for an own save',
    promise: /overwritten unseen|is kept/,
    made: { draft: draft.provide({ guards: { isOwn: (_, { record }) => record.kind === 'draft' } }) },
  },
  {
    fault: 'what another device wrote takes the place of what was typed unasked',
    promise: /what was typed last is kept/,
    made: { draft: draft.provide({ guards: { isUntouched: (_, { record }) => record.kind === 'draft' } }) },
  },
  {
    fault: 'what is wrong may be filed',
    promise: /while a step is invalid/,
    made: { sampleWizard: sampleWizard.provide({ guards: { canFile: () => true } }) },
  },
  {
    fault: 'a file is called clean before it was looked at',
    promise: /while a file is not clean/,
    made: { upload: upload.provide({ guards: { isClean: () => true } }) },
  },
  {
    fault: 'a code is asked for without a look at the version',
    promise: /the version that was shown|while a step is invalid/,
    kept: { isVersionAskedFirst: false },
  },
  {
    fault: 'a code that had no answer is taken for one that can be tried again',
    promise: /the fate of the first/,
    made: { codeEntry: codeEntry.provide({ guards: { isFiling: () => false } }) },
  },
  {
    fault: 'filing does not close the draft',
    promise: /nothing of a filed statement stays|after filing/,
    made: { sampleWizard: sampleWizard.provide({ actions: { closeDraft: nothing } }) },
  },
  {
    fault: 'a step can be chosen that was not come to',
    promise: /was reached or is earlier/,
    made: { sampleWizard: sampleWizard.provide({ guards: { isChosen: (_, { step, of }) => step === of } }) },
  },
  {
    fault: 'who asks for a save of what is saved gets no answer',
    promise: /willing client/,
    made: { draft: draft.provide({ actions: { tellSaved: nothing } }) },
  },
]

describe('each promise of a statement is seen to be broken', () => {
  it.each(faults)('where $fault', ({ promise, made, kept }) => {
    const tally = { sequences: 0, happenings: 0, filedHere: 0 }
    const order = everyOrder(tally, { ...machines, ...made }, { ...rules, ...kept })
    const { failed, errorInstance } = fc.check(order, { numRuns: 3_000, seed: 7, endOnFailure: true })
    expect(failed).toBe(true)
    expect(String(errorInstance)).toMatch(promise)
  })
})
