import type { Actor } from 'xstate'
import type { signing } from '#machines/signing/machine.ts'
import { receivedBy } from '../browser/received-files.ts'
import type { ActorName } from './actors.ts'
import { useActor } from './system.tsx'

/** Looks for the file that an actor has received last: its bytes stand in no snapshot. */
export function useReceived(name: ActorName): () => File | null {
  const actor = useActor(name)
  return () => receivedBy(actor)
}

/** Hands over a document of the signature as soon as it has been received, and only if nothing went wrong. */
export function useOnPaper(): (document: string, take: (file: File) => void) => void {
  const actor = useActor('signing') as Actor<typeof signing>
  return (document, take) => {
    const watch = actor.subscribe(({ context }) => {
      if (context.opening === document) return
      watch.unsubscribe()
      const file = context.fault === null ? receivedBy(actor) : null
      if (file) take(file)
    })
  }
}
