/** What is looked up while it is typed: a bank, an address, a passport office, a company. */
export type Source = 'bank' | 'address' | 'fms' | 'company'
/** What may be meant by what was typed: how it is shown, and what it fills in. */
export type Suggestion = { value: string; data: Readonly<Record<string, unknown>> }
export type Context = { source: Source; query: string; suggestions: readonly Suggestion[] }
export type Event =
  /** Fields that look the same up are one: only that with the focus is typed in. */
  | { type: 'query.typed'; source: Source; query: string }
  /** A suggestion was taken: no more are wanted. */
  | { type: 'suggestion.chosen' }
  /** The field was left. */
  | { type: 'lookup.dismissed' }
