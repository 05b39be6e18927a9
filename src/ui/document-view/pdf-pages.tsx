import { useEffect, useEffectEvent, useState } from 'react'
import * as limits from '../limits.ts'
import type { Pdf, PdfPage } from './pdf.ts'
import { PdfPageView } from './pdf-page-view.tsx'

/** What is read comes first, and the text of what may be read later, so many pages at a time. */
const textAtOnce = 10

type PdfPagesProps = {
  pdf: Pdf
  width: number
  onOpened: () => void
  /** The last page has been drawn. */
  onWhole: () => void
  onFailed: () => void
}

/** Every page of a PDF, one under another. */
export function PdfPages({ pdf, width, onOpened, onWhole, onFailed }: PdfPagesProps) {
  const [first, setFirst] = useState<PdfPage | null>(null)
  /** So many pages from the first may be written out by now. */
  const [ahead, setAhead] = useState(0)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    let isLeft = false
    pdf.page(1).then(
      (page) => {
        if (!isLeft) setFirst(page)
      },
      () => {
        if (!isLeft) failed()
      },
    )
    return () => {
      isLeft = true
    }
  }, [pdf])
  if (first === null) return null
  const { pageCount } = pdf
  return Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
    <PdfPageView
      key={number}
      pdf={pdf}
      number={number}
      width={width}
      likely={first}
      isTextAhead={pageCount <= limits.textAhead && number <= ahead}
      onPainted={() => {
        if (number === 1) {
          setAhead((soFar) => Math.max(soFar, textAtOnce))
          onOpened()
        }
        if (number === pageCount) onWhole()
      }}
      onWritten={() => number === ahead && setAhead(ahead + textAtOnce)}
      onFailed={onFailed}
    />
  ))
}
