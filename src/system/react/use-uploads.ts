import { useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { Input } from '#machines/upload/contract.ts'
import type { upload } from '#machines/upload/machine.ts'
import { chosenFiles } from '../browser/chosen-files.ts'
import { tabStore } from '../browser/storage.ts'
import { forgetUnsent } from '../browser/unsent-files.ts'

type Upload = ActorRefFrom<typeof upload>
/** A chart that files are attached to: each is an upload among its children. */
export type FilesHome = AnyActorRef & {
  send: (
    event: { type: 'file.attached'; file: Input; contentType: string } | { type: 'file.detached'; id: string },
  ) => void
}
type Children = { children: Record<string, unknown> }

/** Holds a file that was chosen until its upload is over; the id is that of the upload. */
export function holdChosen(file: File): string {
  const id = crypto.randomUUID()
  chosenFiles.hold(id, file)
  return id
}
/** Nobody wants it any more. */
export function releaseChosen(id: string): void {
  chosenFiles.release(id)
  forgetUnsent(tabStore('session'), id)
}
/** A file that was chosen on this visit. */
export const chosenFile = (id: string): File | null => chosenFiles.find(id)

/** The upload of a file, while there is one. */
export const uploadOf = (home: AnyActorRef, id: string): Upload | undefined =>
  (home.getSnapshot() as Children).children[id] as Upload | undefined

/** How the files of a statement are getting on, in the order of their ids; null for one that was sent on an earlier visit. */
export function useUploads(home: AnyActorRef, ids: readonly string[]): readonly (SnapshotFrom<typeof upload> | null)[] {
  const list = ids.join()
  const group = useMemo(() => groupOf(home, list === '' ? [] : list.split(',')), [home, list])
  return useSyncExternalStore(group.subscribe, group.read, group.read)
}

/** The same snapshots are the same array, so that a view is drawn anew for a change alone. */
function groupOf(home: AnyActorRef, ids: readonly string[]) {
  const uploads = ids.map((id) => uploadOf(home, id))
  let shown = uploads.map((one) => one?.getSnapshot() ?? null)
  return {
    subscribe: (heard: () => void) => {
      const subscriptions = uploads.map((one) => one?.subscribe(heard))
      return () => subscriptions.forEach((one) => one?.unsubscribe())
    },
    read: () => {
      const now = uploads.map((one) => one?.getSnapshot() ?? null)
      if (now.some((one, index) => one !== shown[index])) shown = now
      return shown
    },
  }
}
