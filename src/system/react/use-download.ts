import { useSelector } from '@xstate/react'
import { progress, standing, wanted, words, type Standing } from '#machines/download/selectors.ts'
import { useErrand, useErrands } from './use-errand.ts'

/** How a file of the account is getting on; `standing` is null where nobody has asked for it. */
export type DownloadView = {
  standing: Standing | null
  progress: { loaded: number; total: number | null }
  words: string | null
  ask: (fileId: string, fileName: string) => void
  /** Asks for the same file anew. */
  again: () => void
  cancel: () => void
}

const nothing = { loaded: 0, total: null }

/** A download by its key, which is the file's own name unless several files take one place. */
export function useDownload(key: string): DownloadView {
  const home = useErrands()
  const ref = useErrand<'download'>(home, key)
  const snapshot = useSelector(ref, (one) => one)
  return {
    standing: snapshot ? standing(snapshot) : null,
    progress: snapshot ? progress(snapshot) : nothing,
    words: snapshot ? words(snapshot) : null,
    ask: (fileId, fileName) => home?.send({ type: 'download.asked', key, fileId, fileName }),
    again: () => { if (ref) home?.send({ type: 'download.asked', key, ...wanted(ref.getSnapshot()) }) },
    cancel: () => ref?.send({ type: 'download.cancelled' }),
  }
}
