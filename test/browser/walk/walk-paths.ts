import { isDeepStrictEqual } from 'node:util'
import { coverOf } from '#test/kit/model/cover.ts'
import { carryOut, type Hands, type Happening } from '#test/kit/model/happening.ts'
import type { Path, Step } from '#test/kit/model/model.ts'
import { titleOf } from '#test/kit/model/paths.ts'
import { holdCalls } from './held-calls.ts'
import type { Face, Scene } from './face.ts'
import { edgesIn, expect, lookAt, test } from './test.ts'

/** Every path that the chart's model generates, as a test: each arrow of it is taken by gestures, replies and time. */
export function walkPaths(face: Face): void {
  const paths = coverOf({ ...face.model, first: face.recalls ?? [] }, 'arrows')
  for (const [at, path] of paths.entries()) {
    test(`[S-03] ${face.name}, way ${at + 1}: ${titleOf(face.model, path)}`, async ({ page, context, portal, complaints }) => {
      const calls = Object.entries(face.ports).flatMap(([name, port]) => ('call' in port ? [[name, port.call] as const] : []))
      await page.clock.install()
      const scene: Scene = {
        page, context, portal, complaints,
        calls: await holdCalls(page, complaints, Object.fromEntries(calls), face.silent ?? {}),
        pass: (milliseconds) => page.clock.fastForward(milliseconds),
      }
      await walk(face, path, scene)
    })
  }
}

async function walk(face: Face, { steps }: Path, scene: Scene): Promise<void> {
  const [known, rest] = splitOff(face, steps)
  const { page, calls } = scene
  const hands = handsOf(face, scene)
  const ask = ({ seen }: Step) => {
    for (const trace of seen.traces) if ('asked' in trace && isHeld(face, trace.asked)) calls.await(trace.asked)
  }
  await face.open(scene, Object.fromEntries(known.flatMap(({ happening }) => (happening && 'gave' in happening ? [happening.gave] : []))) as never)
  known.forEach(ask)
  let before = await verify(face, known, scene, {})
  for (const step of rest) {
    if (step.happening) await carryOut(step.happening, hands)
    ask(step)
    before = await verify(face, [step], scene, before)
  }
  await calls.settle()
  expect(page.isClosed()).toBe(false)
}

const isHeld = ({ ports }: Face, name: string) => 'call' in (ports[name] ?? {})

/** The beginning of a path that the page goes through before anybody can look, and what comes after. */
function splitOff({ recalls = [] }: Face, steps: readonly Step[]): [Step[], Step[]] {
  const isRecalled = (happening: Happening | null) => happening === null || ('gave' in happening && recalls.includes(happening.gave[0]))
  const at = steps.findIndex(({ happening }) => !isRecalled(happening))
  return at < 0 ? [[...steps], []] : [steps.slice(0, at), steps.slice(at)]
}

function handsOf(face: Face, scene: Scene): Hands<Promise<void>> {
  const portOf = (name: string) => face.ports[name] ?? absent(`port "${name}"`)
  return {
    hear: (event) => (face.events[event.type] ?? absent(`event "${event.type}"`))(scene, event as never),
    give: (name, output) => {
      const port = portOf(name)
      return 'call' in port ? scene.calls.give(name, port.reply(output as never)) : port.play(scene, output as never)
    },
    fail: (name, fault) => ('call' in portOf(name) ? scene.calls.fail(name, fault) : absent(`failure of "${name}"`)),
    elapse: async (delay) => scene.pass(await (face.delays?.[delay] ?? absent(`delay "${delay}"`))(scene)),
  }
}

function absent(what: string): never {
  throw new Error(`the face has nothing for the ${what}`)
}

type Edges = Record<string, number>
type Glimpse = { value: unknown; visible: unknown; taken: string[] }

/** The page stands where the model does, has taken the same arrows to come there, and shows what it must. Hands back all arrows so far. */
async function verify(face: Face, steps: readonly Step[], { page }: Scene, before: Edges): Promise<Edges> {
  const last = steps.at(-1)
  if (!last) throw new Error('a path has no beginning')
  const { seen, happening } = last
  const isMine = new RegExp(`^${face.model.machine.id}[.|]`)
  const expected: Glimpse = {
    value: seen.status === 'done' ? null : seen.value,
    visible: seen.status === 'done' ? null : plain(face.model.visible(seen.context as never)),
    taken: [...new Set(steps.flatMap(({ taken }) => taken))].sort(),
  }
  let edges: Edges = {}
  const glimpse = async (): Promise<Glimpse> => {
    edges = await edgesIn(page)
    const actor = seen.status === 'done' ? null : await lookAt(page, face.name)
    const taken = Object.keys(edges).filter((edge) => isMine.test(edge) && edges[edge] !== before[edge]).sort()
    return { value: actor?.value ?? null, visible: actor === null ? null : plain(face.model.visible(actor.context as never)), taken }
  }
  await expect.poll(glimpse, { message: `after ${JSON.stringify(happening)}`, intervals: [20] }).toEqual(expected)
  await face.sees(page, seen as never, happening && 'heard' in happening ? happening.heard : null)
  expect(isDeepStrictEqual(await glimpse(), expected), 'the page stays where it is').toBe(true)
  return edges
}

const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
