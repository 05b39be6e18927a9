import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { RichText } from '#ui/rich-text.tsx'

const bar = css`display: flex; justify-content: flex-end; padding: 8px 16px; border-block: 1px solid var(--line);`
const sheet = css`flex: 1; min-height: 0; padding: 24px; overflow: auto; overscroll-behavior: contain; h2 { font-size: var(--type-22); } h3 { font-size: var(--type-18); }`

type TextPaperProps = {
  file: File
  title: string
  tools: ReactNode
  /** It has been drawn. */ onOpened?: (() => void) | undefined
}

/** A document that comes as text: read whole in a window that scrolls, by the keyboard too. */
export function TextPaper({ file, title, tools, onOpened }: TextPaperProps) {
  const [html, setHtml] = useState<string | null>(null)
  const opened = useEffectEvent(() => onOpened?.())
  useEffect(() => {
    let isLeft = false
    void file.text().then((text) => {
      if (isLeft) return
      setHtml(text)
      opened()
    })
    return () => {
      isLeft = true
    }
  }, [file])
  return (
    <>
      <div css={bar}>{tools}</div>
      <div css={sheet} role="region" aria-label={`Документ: ${title}`} tabIndex={0}>
        {html === null ? (
          <Loading label="Открываем документ…">
            <Skeleton count={8} />
          </Loading>
        ) : (
          <RichText html={html} />
        )}
      </div>
    </>
  )
}
