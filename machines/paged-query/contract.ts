import type { Fault } from '#domain/faults.ts'
import type { Event as QueryEvent, Question } from '../query/contract.ts'

/** One page: what tells its items apart, the items, and how many the whole list has. The port knows the row, so no chart and no view does. */
export type Page = { ids: readonly string[]; items: readonly unknown[]; total: number }
export type PageRequest = Question & { page: number }
export type Input = Question
export type Context = Question & {
  pages: readonly Page[]
  /** Pages that are asked for again; they take the place of the former ones all at once. */
  renewed: readonly Page[]
  /** How many items the view has come near to: a level, so that nothing is lost whatever the chart was doing when it was told. */
  wanted: number
  fault: Fault | null
}
export type Event = QueryEvent | { type: 'pages.wanted'; count: number }
