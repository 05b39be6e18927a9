import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { withdrawal } from './machine.ts'

type Withdrawal = SnapshotFrom<typeof withdrawal>

const stages = [
  'missing',
  'notAllowed',
  'failed',
  'offered',
  'creating',
  'unanswered',
  'findingPapers',
  'paperless',
  'signing',
  'withdrawn',
] as const
export type Stage = 'checking' | (typeof stages)[number]

export const stage = (of: Withdrawal): Stage => stages.find((one) => of.matches(one)) ?? 'checking'
/** Until which day it may be taken back; null where the fund does not say. */
export const deadline = (of: Withdrawal) => of.context.permission?.deadline ?? null
/** The services' own words on why it may not be. */
export const reason = (of: Withdrawal) => of.context.permission?.reason ?? null
/** Why the last try was refused, though it may be tried again. */
export const refusalText = (of: Withdrawal) => (of.context.refusal ? describeAlways(of.context.refusal) : null)
export const errorText = (of: Withdrawal) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** The documents that are shown before the signature. */
export const papers = (of: Withdrawal) => of.context.papers
export const filed = (of: Withdrawal) => of.context.filed
