import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { band } from '#ui/layout.ts'
import { onDeep } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { useHashTarget } from './kit/hash-target.ts'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText } from './kit/params.ts'

const params = z.object({
  title: optionalText,
  anchor: optionalText,
  background: z.catch(z.enum(['none', 'mist', 'surface', 'deep']), 'none'),
})

const filled = css`
  padding-block: clamp(32px, 5vw, 64px); border-radius: var(--band-radius, var(--card-radius));
  --gutter-inside: var(--gutter, var(--card-padding)); padding-inline: max(var(--gutter-inside), (100% - var(--page-width)) / 2);
`
const backgrounds = {
  none: band,
  mist: [filled, css`background: var(--mist);`],
  surface: [filled, css`background: var(--surface);`],
  deep: [filled, css`${onDeep}`],
}

/** A part of the page under a title, on a ground of its own if it asks for one. */
export const Block = block(
  params,
  function SectionBlock({ params: { title, anchor, background }, slot }) {
    const ref = useHashTarget<HTMLElement>(anchor)
    return (
      <section css={backgrounds[background]} id={anchor} ref={ref} aria-label={title}>
        <div css={flow}>
          {title && <BlockHeading>{title}</BlockHeading>}
          <Under title={title}>{slot('default')}</Under>
        </div>
      </section>
    )
  },
  { wide: true },
)
