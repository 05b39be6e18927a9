import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { draft } from './machine.ts'

type Draft = SnapshotFrom<typeof draft>

/** Under which the services know it; null before it was saved. */
export const statementId = (of: Draft) => of.context.statementId
export const values = (of: Draft) => of.context.values
/** How often what the fund has has taken the place of what was here: fields begin anew with it. */
export const adoptions = (of: Draft) => of.context.adoptions
/** Since when the fund has it; null where it does not, or does not say. */
export const savedAt = (of: Draft) => of.context.savedAt
/** The client has to choose between what is here and what the fund has. */
export const isConflicting = (of: Draft) => of.matches({ service: 'conflicting' })
/** What the fund has where the client must choose; null where the draft was deleted elsewhere. */
export const theirs = (of: Draft) => (of.context.theirs?.kind === 'draft' ? of.context.theirs.stored : null)
/** What the services said of single fields. */
export const fieldErrors = (of: Draft) => of.context.fault?.fields ?? null
export const errorText = (of: Draft) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** What the services have against what was to be saved last, until it is tried again; null where it was saved or is on its way. */
export const refusal = (of: Draft) =>
  of.matches({ service: 'ahead' }) && of.context.fault?.kind === 'refused' ? describeAlways(of.context.fault) : null
/** They refuse it for a statement that the client has there. */
export const existsAlready = ({ context: { fault } }: Draft) =>
  fault?.code === 'StatementExists' || fault?.code === 'StatementInProgress'

/** What the rules ask otherwise than when the draft was begun (3-15). */
export const ruleChanges = (of: Draft) => of.context.ruleChanges

/** Nothing was typed that would have to be kept. */
export const isBlank = (of: Draft) => of.matches({ device: 'idle' })

/** Where what was typed is: with the fund, on this device, on its way to either, or in the memory of this page alone; nothing was typed where the device alone keeps it and has nothing to keep. */
export type Place = 'inFund' | 'onDevice' | 'saving' | 'keeping' | 'nowhere' | 'nothing'
export function place(of: Draft): Place {
  if (of.matches({ service: 'same' })) return 'inFund'
  if (of.matches({ service: 'onlyHere', device: 'idle' })) return 'nothing'
  if (of.hasTag('busy')) return 'saving'
  if (of.matches({ device: 'unkeepable' })) return 'nowhere'
  return of.matches({ device: 'kept' }) ? 'onDevice' : 'keeping'
}
/** The device answers before anything is drawn: until then whatever was told before is still told. */
export const isSamePlace = (_: Place, now: Place) => now === 'keeping'

/** A draft that is being saved, or that the fund was asked about, cannot be deleted before that is over. */
export const isDeletable = (of: Draft) => of.can({ type: 'draft.deleted' })
