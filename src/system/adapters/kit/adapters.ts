import type { AnyActorLogic } from 'xstate'
import type { Dependencies } from './dependencies.ts'

export type Adapter = { adapter: (dependencies: Dependencies) => AnyActorLogic }

/** The adapters of all flows but the entry's, by their files. Which other files each is made of is known here, so that no first look carries it. */
export const adapters = import.meta.glob<Adapter>(['../*.ts', '!../entry-form.ts'])
