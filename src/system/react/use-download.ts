import { useSelector } from '@xstate/react'
import { progress, status, wanted, errorText, type Status } from '#machines/download/selectors.ts'
import { useTask, useTasks } from './use-task.ts'

/** How a file of the account is getting on; `status` is null where nobody has asked for it. */
export type DownloadView = {
  status: Status | null
  progress: { loaded: number; total: number | null }
  errorText: string | null
  ask: (fileId: string, fileName: string) => void
  /** Asks for the same file anew. */
  again: () => void
  cancel: () => void
}

const nothing = { loaded: 0, total: null }

/** A download by its key, which is the file's own name unless several files take one place. */
export function useDownload(key: string): DownloadView {
  const home = useTasks()
  const ref = useTask<'download'>(home, key)
  const snapshot = useSelector(ref, (one) => one)
  return {
    status: snapshot ? status(snapshot) : null,
    progress: snapshot ? progress(snapshot) : nothing,
    errorText: snapshot ? errorText(snapshot) : null,
    ask: (fileId, fileName) => home?.send({ type: 'download.asked', key, fileId, fileName }),
    again: () => { if (ref) home?.send({ type: 'download.asked', key, ...wanted(ref.getSnapshot()) }) },
    cancel: () => ref?.send({ type: 'download.cancelled' }),
  }
}
