import { getDocument, PDFWorker, TextLayer, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startPdfWorker } from './pdf-worker.ts'
import { release } from './release.ts'

/** Work on a page that can be given up. */
type Work<Result> = { done: Promise<Result>; stop: () => void }

/** One page: its size in points, and the ways to show it. */
export type PdfPage = {
  width: number
  height: number
  paint: (scale: number) => Work<HTMLCanvasElement>
  /** Fills an element with its text, each line over its picture. */
  write: (container: HTMLElement) => Work<unknown>
}
/** An open document; it and what reads it are gone with the signal that it was opened by. */
export type Pdf = { pageCount: number; page: (number: number) => Promise<PdfPage> }
/** Why a document could not be opened; `lost` is what reads it, not the document. */
export type PdfFailure = 'broken' | 'protected' | 'lost'

const pageOf = (page: PDFPageProxy): PdfPage => {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    width,
    height,
    paint(scale) {
      const viewport = page.getViewport({ scale })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport })
      const done = task.promise.then(
        () => canvas,
        (error: unknown) => {
          release(canvas)
          throw error
        },
      )
      return { done, stop: () => task.cancel() }
    },
    write(container) {
      const viewport = page.getViewport({ scale: 1 })
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport })
      return { done: layer.render(), stop: () => layer.cancel() }
    },
  }
}

/**
 * Opens a PDF. Nothing is fetched for it and nothing of it runs: what its fonts lack is drawn by those of the device, and
 * neither code made while it runs nor WebAssembly is used, since the page's policy allows none.
 */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<Pdf | PdfFailure> {
  const data = new Uint8Array(await file.arrayBuffer())
  signal.throwIfAborted()
  const port = startPdfWorker()
  const lost = new Promise<'lost'>((resolve) => port.addEventListener('error', () => resolve('lost'), { once: true }))
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const task = getDocument({
    data,
    worker,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: true,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
      TextLayer.cleanup()
    })
  }
  signal.addEventListener('abort', close, { once: true })
  try {
    const opened = await Promise.race([task.promise, lost])
    if (opened === 'lost') return opened
    return { pageCount: opened.numPages, page: async (number) => pageOf(await opened.getPage(number)) }
  } catch (error) {
    signal.throwIfAborted()
    return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'broken'
  }
}
