import { useEffect, useState } from 'react'
import { fileKindOf } from './file-kind.ts'
import type { Pdf, PdfFailure } from './pdf.ts'

/** Why a file is not shown: it is of no kind that is shown here, or did not open. */
export type Unshown = 'unknown' | PdfFailure
export type OpenFile =
  { state: 'opening' } | { state: 'pdf'; pdf: Pdf } | { state: 'picture' } | { state: 'unshown'; why: Unshown }

const opening: OpenFile = { state: 'opening' }
const unshown = (why: Unshown): OpenFile => ({ state: 'unshown', why })

const load = async () => (await import('./pdf.ts')).openPdf
/** Fetches what reads PDF files while the file itself is on its way. */
export const fetchPdfReader = (): void => void load().catch(() => undefined)

async function open(file: Blob, signal: AbortSignal): Promise<OpenFile> {
  const kind = await fileKindOf(file)
  if (kind !== 'pdf') return kind === null ? unshown('unknown') : { state: 'picture' }
  const openPdf = await load().catch(() => null)
  signal.throwIfAborted()
  if (openPdf === null) return unshown('lost')
  const pdf = await openPdf(file, signal)
  return typeof pdf === 'string' ? unshown(pdf) : { state: 'pdf', pdf }
}

type FileView = { shown: OpenFile; retry: () => void; fail: () => void }

/** A file, opened for as long as it is shown; `fail` says that it turned out to be broken. */
export function useOpenFile(file: Blob): FileView {
  const [shown, setShown] = useState(opening)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    open(file, stop.signal).then(
      (one) => {
        if (!stop.signal.aborted) setShown(one)
      },
      () => {
        if (!stop.signal.aborted) setShown(unshown('broken'))
      },
    )
    return () => stop.abort()
  }, [file, attempt])
  return {
    shown,
    retry: () => {
      setShown(opening)
      setAttempt(attempt + 1)
    },
    fail: () => setShown(unshown('broken')),
  }
}
