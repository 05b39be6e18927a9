import { css } from '@emotion/react'
import { useRef, useState, type ReactNode } from 'react'
import { BlobImage } from './blob-image.tsx'
import { zooms, type Zoom } from './document-view/measure.ts'
import { PdfPages } from './document-view/pdf-pages.tsx'
import { Scroller } from './document-view/scroller.tsx'
import { fetchPdfReader, useOpenFile, type Unshown } from './document-view/use-open-file.ts'
import { Loading, Skeleton } from './skeleton.tsx'

export { fetchPdfReader, type Unshown }

const view = css`display: flex; flex: 1; flex-direction: column; min-height: 0;`
const bar = css`
  display: flex; flex: none; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 8px 16px;
  border-block: 1px solid var(--line); background: var(--surface);
`
const group = css`display: flex; gap: 4px;`
const size = css`
  min-width: 3.5rem; min-height: 2.75rem; padding: 0 8px; border: 1px solid transparent; border-radius: var(--control-radius);
  background: none; color: inherit; font: inherit; font-size: var(--type-14); font-variant-numeric: tabular-nums; cursor: pointer; touch-action: manipulation;
  &:hover { background: var(--mist); }
  &[aria-pressed='true'] { border-color: var(--deep); background: var(--mist); font-weight: 600; }
`
const picture = css`margin-inline: auto; background: #fff; box-shadow: 0 0 0 1px var(--line); img { display: block; width: 100%; height: auto; }`
const centred = css`display: grid; flex: 1; place-content: center; padding: 24px;`
const waiting = css`flex: 1; padding: 24px;`

export type DocumentViewProps = {
  file: Blob
  /** What it is called. */
  name: string
  /** Stands in its place where it cannot be shown; `retry` is there where another try may do. */
  unshown: (why: Unshown, retry: (() => void) | undefined) => ReactNode
  /** Stands beside the buttons that enlarge it. */
  tools?: ReactNode
  /** Its first page, or the picture, is seen. */
  onOpened?: (() => void) | undefined
  /** Its end has been seen. */
  onEndReached?: (() => void) | undefined
}

/** A document read in the page: every page of a PDF or a picture, which can be enlarged; it fills a column that has a height. */
export function DocumentView({ file, name, unshown, tools, onOpened, onEndReached }: DocumentViewProps) {
  const { shown, retry, fail } = useOpenFile(file)
  const [zoom, setZoom] = useState<Zoom>(1)
  const [isWhole, setWhole] = useState(false)
  const isOpened = useRef(false)
  const open = () => {
    if (isOpened.current) return
    isOpened.current = true
    onOpened?.()
  }
  if (shown.state === 'unshown')
    return <div css={centred}>{unshown(shown.why, shown.why === 'lost' ? retry : undefined)}</div>
  if (shown.state === 'opening') {
    return (
      <Loading label="Открываем документ…" css={waiting}>
        <Skeleton count={8} />
      </Loading>
    )
  }
  return (
    <div css={view}>
      <div css={bar}>
        <div css={group} role="group" aria-label="Масштаб">
          {zooms.map((one) => (
            <button key={one} css={size} type="button" aria-pressed={one === zoom} onClick={() => setZoom(one)}>
              {100 * one}
              {'\u00A0'}%
            </button>
          ))}
        </div>
        {tools}
      </div>
      <Scroller label={`Документ: ${name}`} zoom={zoom} isWhole={isWhole} onEndReached={onEndReached}>
        {(width) =>
          shown.state === 'pdf' ? (
            <PdfPages pdf={shown.pdf} width={width} onOpened={open} onWhole={() => setWhole(true)} onFailed={fail} />
          ) : (
            <div css={picture} style={{ width }}>
              <BlobImage
                file={file}
                alt={name}
                onLoad={() => {
                  open()
                  setWhole(true)
                }}
                onError={fail}
              />
            </div>
          )
        }
      </Scroller>
    </div>
  )
}
