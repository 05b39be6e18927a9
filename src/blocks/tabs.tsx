import { css } from '@emotion/react'
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import * as z from 'zod/mini'
import { media } from '#ui/tokens.ts'
import { panelId, tabId, TabList } from '#ui/tabs.tsx'
import { block } from './kit/block.tsx'
import { HashTarget } from './kit/hash-target.ts'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText, usable } from './kit/params.ts'

const params = z.object({
  variant: z.catch(z.enum(['underline', 'pills']), 'underline'),
  tabs: usable(z.object({ key: requiredText, title: requiredText })),
  defaultKey: optionalText,
})

const root = css`min-width: 0;`
const looks = {
  pills: css`background: var(--mist); @media print { display: none; }`,
  underline: css`
    gap: 0 16px; padding: 0; border-radius: 0; background: none; box-shadow: inset 0 -1px var(--line);
    > button[role='tab'] { flex: none; max-width: 100%; border: solid transparent; border-width: 3px 0; border-radius: 0; background: none; box-shadow: none; }
    > button[aria-selected='true'] { border-bottom-color: var(--lantern); color: var(--ink); }
    ${media.mobile} { flex-wrap: wrap; }
    @media print { display: none; }
  `,
}

/** Blocks of which one group at a time is shown; a tab without blocks is left out. */
export const Block = block(params, function TabsBlock({ params: { variant, tabs, defaultKey }, slot }) {
  const id = useId()
  const [picked, setPicked] = useState<string | null>(null)
  // The same while tabs are changed: what they show is not drawn anew by a press.
  const shown = useMemo(
    () =>
      tabs.flatMap(({ key, title }, index) => {
        const inside = tabs.findIndex((tab) => tab.key === key) === index ? slot(`tab:${key}`) : null
        // Ids come from the place: a key of the content may hold spaces.
        return inside === null ? [] : [{ id: String(index), key, label: title, inside }]
      }),
    [tabs, slot],
  )
  const active = picked ?? (shown.find(({ key }) => key === defaultKey) ?? shown[0])?.id
  if (active === undefined) return null
  return (
    <div css={root}>
      <TabList css={looks[variant]} id={id} label="Разделы" tabs={shown} active={active} onPick={setPicked} />
      {shown.map(({ id: place, label, inside }) => (
        <Panel
          key={place}
          id={panelId(id, place)}
          tab={tabId(id, place)}
          title={label}
          isActive={place === active}
          onWanted={() => setPicked(place)}
        >
          {inside}
        </Panel>
      ))}
    </div>
  )
})

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
function Panel({ id, tab, title, isActive, onWanted, children }: PanelProps) {
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
    const parts = [...(ref.current?.querySelectorAll('[id]') ?? [])]
    if (parts.some((part) => target?.hash === `#${encodeURIComponent(part.id)}`)) want()
  }, [target])
  return (
    <div css={panel} ref={ref} role="tabpanel" id={id} aria-labelledby={tab} data-title={title} hidden={!isActive}>
      <div css={flow}>{children}</div>
    </div>
  )
}
