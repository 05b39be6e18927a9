import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText } from './kit/params.ts'

const tones = { info: 'info', warning: 'warn', success: 'good' } as const
const params = z.object({
  title: optionalText,
  text: requiredText,
  tone: z.catch(z.enum(['neutral', 'info', 'warning', 'success']), 'neutral'),
})
const narrow = css`max-width: 52rem;`

/** A note apart from the text, in one of four tones. */
export const Block = block(params, function InfoBlock({ params: { title, text, tone }, slot }) {
  const content = (
    <>
      <SanitisedHtml html={text} />
      {slot('default')}
    </>
  )
  if (tone !== 'neutral')
    return (
      <Notice css={narrow} tone={tones[tone]} title={title}>
        {content}
      </Notice>
    )
  return (
    <Card css={[flow, narrow]} quiet>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>{content}</Under>
    </Card>
  )
})
