import type { AnyActorLogic } from 'xstate'
import type { FlowName } from '#machines/directory.ts'
import type { Dependencies } from './dependencies.ts'

type Adapter = { adapter: (dependencies: Dependencies) => AnyActorLogic }

const adapters = import.meta.glob<Adapter>('../*.ts')
const fileOf = (name: FlowName) => `../${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The machine of a flow, filled; it lies in the file of its name and is loaded with its page. */
export async function loadFlow(name: FlowName, dependencies: Dependencies): Promise<AnyActorLogic> {
  const load = adapters[fileOf(name)]
  if (!load) throw new Error(`no adapter of the flow "${name}"`)
  return (await load()).adapter(dependencies)
}
