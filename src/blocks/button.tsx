import * as z from 'zod/mini'
import { ButtonLink } from '#ui/button.tsx'
import { block } from './kit/block.tsx'
import { address, flag, requiredText } from './kit/params.ts'

const params = z.object({
  text: requiredText,
  href: address,
  kind: z.catch(z.enum(['primary', 'secondary', 'link']), 'primary'),
  external: flag,
})

/** A link that looks like a button; an external one opens beside the page. */
export const Block = block(params, function ButtonBlock({ params: { text, href, kind, external } }) {
  return (
    <ButtonLink kind={kind} href={href} newTab={external}>
      {text}
    </ButtonLink>
  )
})
