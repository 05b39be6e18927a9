import { useSelector } from '@xstate/react'
import { progress, standing, words, type Standing } from '#machines/download/selectors.ts'
import { useErrand, useErrands } from './use-errand.ts'

/** How a file of the account is getting on; `standing` is null where nobody has asked for it. */
export type DownloadView = {
  standing: Standing | null
  progress: { loaded: number; total: number | null }
  words: string | null
  ask: (fileId: string, fileName: string) => void
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
    cancel: () => ref?.send({ type: 'download.cancelled' }),
  }
}
