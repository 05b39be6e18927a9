import { css } from '@emotion/react'
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { HashTarget } from '../kit/hash-target.ts'
import { flow } from '../kit/page-grid.ts'

/* On paper all panels stand under each other, each under the words of its tab. */
const panel = css`
  &:not([hidden]) { padding-top: 24px; }
  @media print {
    &[hidden] { display: block; padding-top: 24px; content-visibility: visible; }
    &::before { content: attr(data-title); display: block; margin-bottom: 8px; font-weight: 600; break-after: avoid; }
  }
`

type PanelProps = {
  id: string
  /** The id of its tab. */
  tab: string
  title: string
  isActive: boolean
  /** Something in it is looked for: by the search of the browser or by the address. */
  onWanted: () => void
  children: ReactNode
}

/** What one tab shows; it stays in the page when another is shown, so that it can be found. */
export function Panel({ id, tab, title, isActive, onWanted, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const target = use(HashTarget)
  const want = useEffectEvent(onWanted)
  useLayoutEffect(() => {
    // React knows `hidden` as a switch alone; where a browser does not know this word it hides all the same.
    if (!isActive) ref.current?.setAttribute('hidden', 'until-found')
  }, [isActive])
  useEffect(() => {
    const element = ref.current
    const find = () => want()
    element?.addEventListener('beforematch', find)
    return () => element?.removeEventListener('beforematch', find)
  }, [])
  useEffect(() => {
    const parts = [...ref.current?.querySelectorAll('[id]') ?? []]
    if (parts.some((part) => target?.hash === `#${encodeURIComponent(part.id)}`)) want()
  }, [target])
  return (
    <div css={panel} ref={ref} role="tabpanel" id={id} aria-labelledby={tab} data-title={title} hidden={!isActive}>
      <div css={flow}>{children}</div>
    </div>
  )
}
