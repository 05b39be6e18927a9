import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { RichText } from '#ui/rich-text.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const tools = css(
  row(4),
  css`justify-content: space-between; margin-top: 4px; > button { min-height: 2.75rem; padding-inline: 8px; }`,
)
const card = css`
  padding: 16px 20px; border: 1px solid var(--line-strong); border-radius: var(--control-radius); background: var(--surface);
  h2 { font-size: var(--type-18); }
  h3 { font-size: var(--type-16); }
  h2 + h3, p + h3 { margin-top: 24px; }
  @media print { height: auto; padding: 0; border: 0; overflow: visible; }
`
const scrolling = css`height: clamp(14rem, 46dvh, 30rem); overflow: auto; overscroll-behavior: contain; @media print { height: auto; overflow: visible; }`

/** The document in a window of its own that scrolls, by the keyboard too, opens to its whole length and can be printed. */
export function ConsentDocument({ html }: { html: string }) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <div>
      <div
        css={[card, !isWhole && scrolling]}
        id={id}
        role="region"
        aria-label="Текст согласия"
        tabIndex={isWhole ? undefined : 0}
      >
        <RichText html={html} />
      </div>
      <div css={tools} data-print="no">
        <Button kind="quiet" size="small" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть документ' : 'Развернуть документ'}
        </Button>
        <Button kind="quiet" size="small" onClick={() => window.print()}>
          Распечатать
        </Button>
      </div>
    </div>
  )
}

/** The room of the document while it is on its way. */
export function ConsentSkeleton() {
  return (
    <Loading label="Загружаем документ…" css={[card, scrolling]}>
      <Skeleton count={8} />
    </Loading>
  )
}
