import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { columns, row } from '#ui/layout.ts'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText, requiredText, usable } from './kit/params.ts'

const Item = z.object({ title: requiredText, text: optionalText })
const params = z.object({ title: optionalText, items: usable(Item), numbered: flag })

const list = columns(240, 32)
const actions = row(12)
const step = css`
  display: flex; flex-direction: column; gap: 8px; min-width: 0; break-inside: avoid;
  h2, h3, h4 { font-size: var(--type-18); }
  p { color: var(--ink-soft); }
`
const mark = css`
  display: grid; place-items: center; width: 2.5rem; height: 2.5rem; margin-bottom: 4px; border: 2px solid var(--link); border-radius: 50%;
  background: var(--surface); color: var(--link); font-weight: 600; font-variant-numeric: tabular-nums;
`
const dash = css`width: 2.5rem; height: 4px; margin-bottom: 4px; border-radius: 2px; background: var(--lantern);`

/** What to do in what order, and the action that begins it. */
export const Block = block(params, function StepsBlock({ params: { title, items, numbered }, slot }) {
  const does = slot('actions')
  if (items.length === 0) return does && <div css={actions}>{does}</div>
  const List = numbered ? 'ol' : 'ul'
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        <List role="list" css={list}>
          {items.map((item, index) => (
            <li key={index} css={step}>
              {numbered ? <span css={mark}>{index + 1}</span> : <span css={dash} aria-hidden="true" />}
              <BlockHeading>{item.title}</BlockHeading>
              {item.text && <p>{item.text}</p>}
            </li>
          ))}
        </List>
        {does && <div css={actions}>{does}</div>}
      </Under>
    </div>
  )
})
