import { daysAfter } from './days.ts'
import { moscowDay, type Day } from './moscow-day.ts'
import type { RedemptionStatement } from './redemption-statements.ts'

/** While it is in one of these the fund has to decide; where it waits for papers the term says nothing of the fund. */
const reviewedStates = ['registered', 'inReview']

/** Until which day the fund decides on a statement, and whether it has not by that day. */
export type ReviewTerm = { until: Day; isOverdue: boolean }

type Filed = Pick<RedemptionStatement, 'state' | 'registrationDate' | 'reviewTermDays'>

/** The term counted from the day of registration; null where the fund has not said one. */
export function reviewTerm({ state, registrationDate, reviewTermDays }: Filed, today: Day): ReviewTerm | null {
  const since = Date.parse(registrationDate ?? '')
  if (!Number.isFinite(since) || reviewTermDays == null) return null
  const until = daysAfter(moscowDay(since), reviewTermDays)
  return { until, isOverdue: reviewedStates.includes(state) && today > until }
}
