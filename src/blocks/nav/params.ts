import * as z from 'zod/mini'
import { flag, optionalText, requiredText } from '../kit/params.ts'
import { usable } from '../kit/usable.ts'

const Link = z.object({
  href: z.string().check(z.regex(/^#[^\s#]+$/)),
  label: requiredText,
  block: optionalText,
  numberOfExtraIndets: z.catch(z.number().check(z.refine((steps) => [0, 1, 2, 3, 4].includes(steps))), 0),
})

/** Links of the block's own, or those of all labelled blocks; a sticky one stands beside the page while it is read. */
export const navParams = z.object({ links: z.catch(usable(Link), []), auto: flag, sticky: flag })
export type NavParams = z.output<typeof navParams>
