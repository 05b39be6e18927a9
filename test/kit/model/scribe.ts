import type { AnyStateMachine, StateValue } from 'xstate'
import type { Glossary, Description } from '#machines/kit/described.ts'
import { nodesOf } from './edges.ts'
import type { Step } from './step.ts'
import type { Seen, StepResult } from './model.ts'
import type { Trace } from './trace.ts'

const nothing = '—'
const json = (value: unknown): string => JSON.stringify(value) ?? nothing
const said = (name: string, text: string | undefined) => (text ? `${name} «${text}»` : name)
/** A name and what it carries, which is left out where there is nothing. */
const withData = (name: string, data: unknown) =>
  data === null || data === undefined || json(data) === '{}' ? name : `${name} ${json(data)}`

const leavesOf = (value: StateValue, path: readonly string[] = []): string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.keys(value).length === 0
      ? [path.join('.')]
      : Object.entries(value).flatMap(([key, inner]) => leavesOf(inner ?? {}, [...path, key]))

/** Writes steps of one machine down in Russian, a line a step, so that a person can read what changed in its behaviour. */
export function createScribe(machine: AnyStateMachine, glossary: Glossary) {
  const descriptions = new Map(nodesOf(machine).map((node) => [node.path.join('.'), node.description]))
  const named = (text: Record<string, Description>, name: string) => said(name, text[name]?.description)

  function eventIn(step: Step | null): string {
    if (!step) return 'начало'
    if ('heard' in step) {
      const { type, ...carried } = step.heard
      return withData(named(glossary.events, type), carried)
    }
    if ('elapsed' in step) return `◷ ${named(glossary.delays, step.elapsed)}`
    if ('gave' in step) return withData(`${named(glossary.actors, step.gave[0])} ✓`, step.gave[1])
    const [actor, fault] = step.failed
    return `${named(glossary.actors, actor)} ✗ ${withData(String(fault.code ?? fault.status ?? fault.kind ?? ''), fault)}`
  }

  function effectIn(trace: Trace): string {
    if ('did' in trace) return withData(`делает ${named(glossary.actions, trace.did)}`, trace.with)
    if ('asked' in trace) return withData(`просит ${named(glossary.actors, trace.asked)}`, trace.input)
    if ('emitted' in trace) return `оповещает ${json(trace.emitted)}`
    if ('waits' in trace) {
      const [, delay, where] = /^xstate\.after\.([^.]+)\.[^.]+\.?(.*)$/.exec(trace.waits) ?? []
      return `ждёт ${delay ? `${named(glossary.delays, delay)} в ${where || machine.id}` : trace.waits} ${trace.for} мс`
    }
    const { type, ...carried } = trace.message as { type: string }
    return `пишет ${trace.wrote}: ${withData(type, carried)}`
  }

  function lineOf({ step, seen }: StepResult, before: Seen | null): string {
    const states = leavesOf(seen.value).map((path) => said(path, descriptions.get(path)))
    const memories = changesIn(seen.context, before?.context)
    return [
      `${eventIn(step)} → ${states.join(', ')}`,
      ...seen.traces.map(effectIn),
      ...(memories.length > 0 ? [`помнит ${memories.join(', ')}`] : []),
      ...(seen.tags.length > 0 ? [`метки: ${seen.tags.join(', ')}`] : []),
      ...(seen.status === 'active' && seen.output === null ? [] : [`конец (${seen.status}): ${json(seen.output)}`]),
    ].join(' | ')
  }

  return {
    /** The lines of steps, one at a time, for whoever stops at the first that differs. */
    *linesOf(steps: Iterable<StepResult>): Generator<string> {
      let before: Seen | null = null
      for (const step of steps) {
        yield lineOf(step, before)
        before = step.seen
      }
    },
  }
}

export type Scribe = ReturnType<typeof createScribe>

/** What is remembered now and was not so a step ago; at the beginning everything. */
function changesIn(now: unknown, before: unknown): string[] {
  const [memory, former] = [memoryOf(now), memoryOf(before)]
  return [...new Set([...memory.keys(), ...former.keys()])]
    .filter((key) => memory.get(key) !== former.get(key))
    .map((key) => `${key}=${memory.get(key) ?? nothing}`)
}

const memoryOf = (context: unknown) => new Map(Object.entries(context ?? {}).map(([key, value]) => [key, json(value)]))
