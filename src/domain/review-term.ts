import { longDate } from './dates.ts'
import { daysAfter } from './days.ts'
import { moscowDay, type Day } from './moscow-day.ts'
import { counted } from './plural.ts'
import type { RedemptionStatement } from './redemption-statements.ts'

/** While it is in one of these the fund has to decide; where it waits for papers the term says nothing of the fund. */
const reviewedStates = ['registered', 'inReview']

/** Until which day the fund decides on a statement, and whether it has not by that day. */
export type ReviewTerm = { until: Day; isOverdue: boolean }

type Registered = Pick<RedemptionStatement, 'registrationDate' | 'reviewTermDays'>
type Filed = Registered & Pick<RedemptionStatement, 'state'>

/** The last day of the term, counted from the day of registration; null where the fund has not said one. */
function lastDay({ registrationDate, reviewTermDays }: Registered): Day | null {
  const since = Date.parse(registrationDate ?? '')
  return Number.isFinite(since) && reviewTermDays != null ? daysAfter(moscowDay(since), reviewTermDays) : null
}

/** The term of a statement in review; null where the fund has not said one. */
export function reviewTerm(filed: Filed, today: Day): ReviewTerm | null {
  const until = lastDay(filed)
  return until === null ? null : { until, isOverdue: reviewedStates.includes(filed.state) && today > until }
}

/** When the fund answers on a statement that has just been filed, as a sentence; null where it has not said. */
export function answerTerm(filed: Registered): string | null {
  const { reviewTermDays } = filed
  if (reviewTermDays == null) return null
  const days = counted(reviewTermDays, 'день', 'дня', 'дней')
  const until = lastDay(filed)
  return until ? `Ответим до ${longDate(until)}: ${days} со дня подачи` : `Ответим не позже чем через ${days}`
}
