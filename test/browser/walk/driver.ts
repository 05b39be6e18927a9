import type { BrowserContext, Page } from '@playwright/test'
import type { EventObject } from 'xstate'
import type { Complaints } from '../complaints.ts'
import type { Fault } from '#domain/faults.ts'
import type { Portal } from '#test/kit/portal-server.ts'
import type { Model, Seen } from '#test/kit/model/model.ts'
import type { CallOf, HeldCalls } from './held-calls.ts'

/** A page on which a chart is walked, and what the walker has to do with it. */
export type Fixture = {
  page: Page
  context: BrowserContext
  portal: Portal
  complaints: Complaints
  calls: HeldCalls
  /** Lets the page's clock run on, in milliseconds. */
  pass: (milliseconds: number) => Promise<void>
}

/** A port whose calls are held: which they are, and the reply or the refusal by which each answer comes. */
type CallPort = { call: CallOf; reply: (output: never) => unknown; refusal?: (output: never) => Partial<Fault> | null }
/** A child chart, or anything else whose answer, or failure, is brought about by gestures. */
type PlayedPort = {
  play: (fixture: Fixture, output: never) => Promise<void>
  fail?: (fixture: Fixture) => Promise<void>
}

/** How one chart is met in the browser: by whom its page is opened, what its events and answers are there, and what is seen. */
export type Driver = {
  /** The chart's name in the registry and its actor's in the system. */
  name: string
  /** Samples that a browser can bring about. */
  model: Model
  /** Ports that answer out of the browser's memory or the address before anything can be seen: their answers are there when the page is opened. */
  recalls?: readonly string[]
  /** Opens the page, with the answers of `recalls`. */
  open: (fixture: Fixture, recalled: Readonly<Record<string, never>>) => Promise<void>
  events: Readonly<Record<string, (fixture: Fixture, event: never) => Promise<void>>>
  ports: Readonly<Record<string, CallPort | PlayedPort>>
  /** Calls that nobody answers unless a gesture does, so that nothing beyond the chart happens. */
  silent?: Readonly<Record<string, CallOf>>
  /** How long each delay has yet to run, in milliseconds. */
  delays?: Readonly<Record<string, (fixture: Fixture) => Promise<number> | number>>
  /** What a person must see in the state that the chart has reached. */
  sees: (page: Page, seen: Seen & { value: never; context: never }, event: EventObject | null) => Promise<void>
}

/** A request of this method to an address that ends so. */
export const callTo =
  (method: string, path: RegExp): CallOf =>
  (request) =>
    request.method() === method && path.test(new URL(request.url()).pathname)

/** Samples of what a browser cannot bring about; the arrows that need it stand in not-walked.ts. */
export const never = (() => []) as unknown as readonly never[]

type Answers = { readonly [port: string]: Partial<Model['answers'][string]> }

/** A model with some of its samples replaced by those that fit a driver. */
export function fitted(model: Model, answers: Answers, events: Partial<Model['events']> = {}): Model {
  const fittedAnswers = Object.entries(answers).map(([port, own]) => [port, { ...model.answers[port], ...own }])
  return {
    ...model,
    events: { ...model.events, ...events } as Model['events'],
    answers: { ...model.answers, ...Object.fromEntries(fittedAnswers) } as Model['answers'],
  }
}
