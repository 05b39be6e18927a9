import { css } from '@emotion/react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { media } from '#ui/tokens.ts'
import { panelId, tabId, TabList } from '#ui/tabs.tsx'
import { block } from './kit/block.tsx'
import { optionalText, requiredText } from './kit/params.ts'
import { usable } from './kit/usable.ts'
import { Panel } from './tabs/panel.tsx'

const params = z.object({
  variant: z.catch(z.enum(['underline', 'pills']), 'underline'), tabs: usable(z.object({ key: requiredText, title: requiredText })), defaultKey: optionalText,
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
  const shown = tabs.flatMap(({ key, title }, index) => {
    const inside = tabs.findIndex((tab) => tab.key === key) === index ? slot(`tab:${key}`) : null
    // Ids come from the place: a key of the content may hold spaces.
    return inside === null ? [] : [{ id: String(index), key, label: title, inside }]
  })
  const active = picked ?? (shown.find(({ key }) => key === defaultKey) ?? shown[0])?.id
  if (active === undefined) return null
  return (
    <div css={root}>
      <TabList css={looks[variant]} id={id} label="Разделы" tabs={shown} active={active} onPick={setPicked} />
      {shown.map(({ id: place, label, inside }) => (
        <Panel key={place} id={panelId(id, place)} tab={tabId(id, place)} title={label} isActive={place === active} onWanted={() => setPicked(place)}>
          {inside}
        </Panel>
      ))}
    </div>
  )
})
