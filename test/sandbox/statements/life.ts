import { codeLifetime } from '../code-lifetime.ts'
import { day, minute, toMoment } from '../clock.ts'
import { verdictOf } from './verdict.ts'
import { stateOf, type Kind, type StateName, type StatementRecord } from './record.ts'

type Followers = Partial<Record<StateName, readonly StateName[]>>

const reviewed: Followers = {
  draft: ['waitConfirmation'],
  waitConfirmation: ['draft', 'registered'],
  registered: ['inReview', 'clientRejected'],
  inReview: ['needSupplement', 'approved', 'rejected', 'clientRejected'],
  needSupplement: ['inReview', 'rejected', 'clientRejected'],
}
const papers: Followers = {
  waitConfirmation: ['registered'],
  registered: ['inReview'],
  inReview: ['completed', 'rejected'],
}

/** Which states may follow, by what is filed. */
const followers: Record<Kind, Followers> = {
  RedemptionStatement: { ...reviewed, approved: ['paid'] },
  PensionStatement: { ...papers, inReview: ['approved', 'rejected'], approved: ['completed'] },
  TaxDeduction: papers,
  ChangePortfolioUniversal: papers,
  ChangePortfolioAdditional: papers,
  ClientRejected: { waitConfirmation: ['registered'], registered: ['completed'] },
  KppOnline: {
    draft: ['waitConfirmation'],
    waitConfirmation: ['draft', 'registered'],
    registered: ['inReview'],
    inReview: ['completed', 'rejected'],
  },
}

/** The states that a statement may go over to. */
export const followersOf = (record: StatementRecord): readonly StateName[] =>
  followers[record.kind][stateOf(record)] ?? []

/** How long the whole review may take, as a client is told. */
export const reviewTermDays = 30
/** How long each kind stays in a state before the fund goes on with it. */
const taken = 10 * minute
const longReview = 20 * day
export const reviewTakes: Record<Kind, number> = {
  RedemptionStatement: longReview,
  PensionStatement: 10 * day,
  TaxDeduction: day / 2,
  ChangePortfolioUniversal: day,
  ChangePortfolioAdditional: day,
  ClientRejected: 0,
  KppOnline: day,
}
const paperCheck = 3 * day
const payment = 5 * day

type Due = { state: StateName; after: number; comment: string | null }

function afterReview(record: StatementRecord): Due {
  const { kind } = record
  const after = reviewTakes[kind]
  if (kind === 'RedemptionStatement') {
    const { state, comment } = verdictOf(record)
    return { state, comment, after: state === 'needSupplement' ? paperCheck : after }
  }
  return { state: kind === 'PensionStatement' ? 'approved' : 'completed', after, comment: null }
}

/** What time brings next; null where a statement waits for its client, or has come to its end. */
function dueOf(record: StatementRecord): Due | null {
  switch (stateOf(record)) {
    case 'waitConfirmation':
      // Its code has lapsed: what can still be changed is a draft again, anything else waits for another code.
      return followersOf(record).includes('draft') ? { state: 'draft', after: codeLifetime, comment: null } : null
    case 'registered':
      return followersOf(record).includes('inReview')
        ? { state: 'inReview', after: taken, comment: `Срок рассмотрения: ${reviewTermDays} дней` }
        : null
    case 'inReview':
      return afterReview(record)
    case 'approved':
      return { state: record.kind === 'RedemptionStatement' ? 'paid' : 'completed', after: payment, comment: null }
    default:
      return null
  }
}

/** Goes over to a state that may follow. */
export function move(record: StatementRecord, state: StateName, at: number, comment: string | null = null): void {
  if (!followersOf(record).includes(state))
    throw new Error(`${record.id} cannot go from ${stateOf(record)} to ${state}`)
  // Whoever did not sign has done nothing: the draft stands as it stood.
  if (state === 'draft') {
    record.history.pop()
    return
  }
  record.history.push({ state, date: toMoment(at), comment })
  record.changedDate = toMoment(at)
}

/** The step that time has brought by now, and when it was due; null where none. */
function overdueOf(record: StatementRecord, now: number): (Due & { at: number }) | null {
  const due = dueOf(record)
  const at = Date.parse(record.history.at(-1)?.date ?? '') + (due?.after ?? 0)
  return due === null || at > now ? null : { ...due, at }
}

/** Whether time has brought anything since somebody last looked. */
export const isOverdue = (record: StatementRecord, now: number): boolean => overdueOf(record, now) !== null

/** Lets everything happen that time has brought; each step is dated when it was due. */
export function grow(record: StatementRecord, now: number): void {
  for (let due = overdueOf(record, now); due !== null; due = overdueOf(record, now))
    move(record, due.state, due.at, due.comment)
}
