/** Every state of a statement that the services know, in the order in which they come, and what each is called (2.2-11). */
const states = {
  draft: { name: 'Черновик', tone: 'neutral' },
  waitConfirmation: { name: 'Ждёт подписи кодом', tone: 'warn' },
  registered: { name: 'Принято фондом', tone: 'info' },
  inReview: { name: 'На рассмотрении', tone: 'info' },
  needSupplement: { name: 'Нужны документы', tone: 'warn' },
  approved: { name: 'Одобрено', tone: 'good' },
  completed: { name: 'Готово', tone: 'good' },
  paid: { name: 'Выплачено', tone: 'good' },
  rejected: { name: 'Отказано', tone: 'bad' },
  clientRejected: { name: 'Отозвано вами', tone: 'neutral' },
} as const
type StatementState = keyof typeof states

/** Nobody has signed it: it may be changed, and thrown away. */
export const unsignedStates: StatementState[] = ['draft', 'waitConfirmation']

/** The fund has still to answer it. */
export const reviewStates: StatementState[] = ['registered', 'inReview', 'needSupplement']

/** Those of one that is not over, whoever has to do something now: what is approved has not been done yet. */
export const openStates: StatementState[] = [...unsignedStates, ...reviewStates, 'approved']

/** Those of a redemption that has been filed; `completed` is said of papers alone. */
export const filedStates = (Object.keys(states) as StatementState[]).filter(
  (state) => state !== 'draft' && state !== 'completed',
)

/** What a state is called; one that the portal does not know is no word for a person. */
export const statementState = (state: string): (typeof states)[StatementState] | { name: string; tone: 'neutral' } =>
  Object.hasOwn(states, state) ? states[state as StatementState] : { name: 'Состояние уточняется', tone: 'neutral' }
