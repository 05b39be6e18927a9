import { isDeepStrictEqual } from 'node:util'
import { coverOf } from '#test/kit/model/cover.ts'
import { carryOut, type Hands, type Step } from '#test/kit/model/step.ts'
import type { Path, StepResult } from '#test/kit/model/model.ts'
import { titleOf } from '#test/kit/model/paths.ts'
import { holdCalls } from './held-calls.ts'
import type { Driver, Fixture } from './driver.ts'
import { edgesIn, expect, lookAt, test } from './test.ts'

/** Every path that the chart's model generates, as a test: each arrow of it is taken by gestures, replies and time. */
export function walkPaths(driver: Driver): void {
  const paths = coverOf({ ...driver.model, first: driver.recalls ?? [] }, 'arrows')
  for (const [at, path] of paths.entries()) {
    test(`[S-03] ${driver.name}, way ${at + 1}: ${titleOf(driver.model, path)}`, async ({
      page,
      context,
      portal,
      complaints,
    }) => {
      const calls = Object.entries(driver.ports).flatMap(([name, port]) =>
        'call' in port ? [[name, port.call] as const] : [],
      )
      await page.clock.install()
      const fixture: Fixture = {
        page,
        context,
        portal,
        complaints,
        calls: await holdCalls(page, complaints, Object.fromEntries(calls), driver.silent ?? {}),
        pass: (milliseconds) => page.clock.fastForward(milliseconds),
      }
      await walk(driver, path, fixture)
    })
  }
}

async function walk(driver: Driver, { steps }: Path, fixture: Fixture): Promise<void> {
  const [known, rest] = splitOff(driver, steps)
  const { page, calls } = fixture
  const hands = handsOf(driver, fixture)
  const ask = ({ seen }: StepResult) => {
    for (const trace of seen.traces) if ('asked' in trace && isHeld(driver, trace.asked)) calls.await(trace.asked)
  }
  await driver.open(
    fixture,
    Object.fromEntries(known.flatMap(({ step }) => (step && 'gave' in step ? [step.gave] : []))) as never,
  )
  known.forEach(ask)
  let before = await verify(driver, known, fixture, {})
  for (const step of rest) {
    if (step.step) await carryOut(step.step, hands)
    ask(step)
    before = await verify(driver, [step], fixture, before)
  }
  await calls.settle()
  expect(page.isClosed()).toBe(false)
}

const isHeld = ({ ports }: Driver, name: string) => 'call' in (ports[name] ?? {})

/** The beginning of a path that the page goes through before anybody can look, and what comes after. */
function splitOff({ recalls = [] }: Driver, steps: readonly StepResult[]): [StepResult[], StepResult[]] {
  const isRecalled = (step: Step | null) => step === null || ('gave' in step && recalls.includes(step.gave[0]))
  const at = steps.findIndex(({ step }) => !isRecalled(step))
  return at < 0 ? [[...steps], []] : [steps.slice(0, at), steps.slice(at)]
}

function handsOf(driver: Driver, fixture: Fixture): Hands<Promise<void>> {
  const portOf = (name: string) => driver.ports[name] ?? absent(`port "${name}"`)
  return {
    hear: (event) => (driver.events[event.type] ?? absent(`event "${event.type}"`))(fixture, event as never),
    give: (name, output) => {
      const port = portOf(name)
      if (!('call' in port)) return port.play(fixture, output as never)
      const refusal = port.refusal?.(output as never)
      return refusal ? fixture.calls.fail(name, refusal) : fixture.calls.give(name, port.reply(output as never))
    },
    fail: (name, fault) => {
      const port = portOf(name)
      if ('call' in port) return fixture.calls.fail(name, fault)
      return (port.fail ?? absent(`failure of "${name}"`))(fixture)
    },
    elapse: async (delay) => fixture.pass(await (driver.delays?.[delay] ?? absent(`delay "${delay}"`))(fixture)),
  }
}

function absent(what: string): never {
  throw new Error(`the face has nothing for the ${what}`)
}

type Edges = Record<string, number>
type Glimpse = { value: unknown; visible: unknown; taken: string[] }

/** The page stands where the model does, has taken the same arrows to come there, and shows what it must. Hands back all arrows so far. */
async function verify(driver: Driver, steps: readonly StepResult[], { page }: Fixture, before: Edges): Promise<Edges> {
  const last = steps.at(-1)
  if (!last) throw new Error('a path has no beginning')
  const { seen, step } = last
  const isMine = new RegExp(`^${driver.model.machine.id}[.|]`)
  const expected: Glimpse = {
    value: seen.status === 'done' ? null : seen.value,
    visible: seen.status === 'done' ? null : plain(driver.model.visible(seen.context as never)),
    taken: [...new Set(steps.flatMap(({ taken }) => taken))].sort(),
  }
  let edges: Edges = {}
  const glimpse = async (): Promise<Glimpse> => {
    edges = await edgesIn(page)
    const actor = seen.status === 'done' ? null : await lookAt(page, driver.name)
    const taken = Object.keys(edges)
      .filter((edge) => isMine.test(edge) && edges[edge] !== before[edge])
      .sort()
    return {
      value: actor?.value ?? null,
      visible: actor === null ? null : plain(driver.model.visible(actor.context as never)),
      taken,
    }
  }
  await expect.poll(glimpse, { message: `after ${JSON.stringify(step)}`, intervals: [20] }).toEqual(expected)
  await driver.sees(page, seen as never, step && 'heard' in step ? step.heard : null)
  expect(isDeepStrictEqual(await glimpse(), expected), 'the page stays where it is').toBe(true)
  return edges
}

const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
