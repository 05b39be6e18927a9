import { css } from '@emotion/react'
import * as z from 'zod/mini'
import {
  book,
  building,
  calendar,
  chart,
  document,
  leaf,
  percent,
  phone,
  question,
  receipt,
  shield,
  user,
  users,
  wallet,
} from '#ui/icons.ts'
import { columns, three } from '#ui/layout.ts'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { address, optionalText, requiredText } from './kit/params.ts'
import { Tile } from './kit/tile.tsx'

const icons = new Map(
  Object.entries({
    book,
    building,
    calendar,
    chart,
    document,
    leaf,
    percent,
    phone,
    question,
    receipt,
    shield,
    user,
    users,
    wallet,
  }),
)

/** The outline that content means by a name, if there is such a one. */
const iconOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : icons.get(name))

const Item = z.object({
  icon: optionalText,
  title: requiredText,
  text: z.catch(z.string(), ''),
  href: z.catch(z.optional(address), undefined),
})
const params = z.object({ title: optionalText, columns: z.catch(z.literal([2, 3, 4]), 3), items: z.array(Item) })

const grids = { 2: columns(440), 3: three, 4: columns(240) }
const others = css`> * { height: 100%; }`

/** Cards beside each other: its own items, then any blocks of the slot. */
export const Block = block(params, function CardsBlock({ params: { title, columns: count, items }, slot }) {
  const inside = slot('items')
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        {items.length > 0 && (
          <ul role="list" css={grids[count]}>
            {items.map(({ icon, ...item }, index) => (
              <Tile key={index} icon={iconOf(icon)} {...item} />
            ))}
          </ul>
        )}
        {inside && <div css={[grids[count], others]}>{inside}</div>}
      </Under>
    </div>
  )
})
