import * as z from 'zod/mini'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { block } from './kit/block.tsx'
import { requiredText } from './kit/params.ts'

const params = z.object({ html: requiredText })

/** Text with headings, lists and tables. */
export const Block = block(params, function RichTextBlock({ params: { html } }) {
  return <SanitisedHtml html={html} />
})
