import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { flow } from './kit/page-grid.ts'

const ratios = ['1-1', '2-1', '1-2', '1-1-1'] as const
const params = z.object({ ratio: z.catch(z.enum(ratios), '1-1') })

const grid = css`
  display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr);
  ${media.middle} { grid-template-columns: var(--columns); }
`
const looks = {
  '1-1': css`--columns: repeat(2, minmax(0, 1fr));`,
  '2-1': css`--columns: minmax(0, 2fr) minmax(0, 1fr);`,
  '1-2': css`--columns: minmax(0, 1fr) minmax(0, 2fr);`,
  '1-1-1': css`--columns: repeat(3, minmax(0, 1fr));`,
}

/** Blocks beside each other on wide screens, under each other on narrow ones. */
export const Block = block(params, function ColumnsBlock({ params: { ratio }, slot }) {
  return (
    <div css={[grid, looks[ratio]]}>
      {ratio.split('-').map((_, index) => (
        <div key={index} css={flow}>
          {slot(`col${index + 1}`)}
        </div>
      ))}
    </div>
  )
})
