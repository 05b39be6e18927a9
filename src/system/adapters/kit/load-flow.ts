import type { AnyActorLogic } from 'xstate'
import type { FlowName } from '#machines/directory.ts'
import type { Adapter } from './adapters.ts'
import type { Dependencies } from './dependencies.ts'

/** The way in may be what is looked at first: nothing else is asked where it lies. */
const atHand = import.meta.glob<Adapter>('../entry-form.ts')
const fileOf = (name: FlowName) => `../${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The machine of a flow, filled; it lies in the file of its name and is loaded with its page. */
export async function loadFlow(name: FlowName, dependencies: Dependencies): Promise<AnyActorLogic> {
  const file = fileOf(name)
  const load = atHand[file] ?? (await import('./adapters.ts')).adapters[file]
  if (!load) throw new Error(`no adapter of the flow "${name}"`)
  return (await load()).adapter(dependencies)
}
