/** What is looked up while it is typed: a bank, an address, a passport office, a company. */
export type Input = { source: 'bank' | 'address' | 'fms' | 'company' }
/** What may be meant by what was typed: how it is shown, and what it fills in. */
export type Suggestion = { value: string; data: Readonly<Record<string, unknown>> }
export type Context = Input & { query: string; suggestions: readonly Suggestion[] }
export type Event =
  | { type: 'query.typed'; query: string }
  /** A suggestion was taken: no more are wanted. */
  | { type: 'suggestion.chosen' }
  /** The field was left. */
  | { type: 'lookup.dismissed' }
