import * as z from 'zod/mini'
import { withLineBreaks } from '#ui/line-breaks.ts'
import { isSafeAddress } from '#ui/anchor.tsx'
import { complain } from './complain.ts'

/** What is called, copied or looked up: as it was written. */
export const requiredValue = z.string().check(z.trim(), z.minLength(1))
/** The same where it may be missing. */
export const optionalValue = z.catch(z.optional(requiredValue), undefined)
/** A text that says something. */
export const requiredText = z.pipe(requiredValue, z.transform(withLineBreaks))
/** A text that may be missing; an empty one counts as missing. */
export const optionalText = z.catch(z.optional(requiredText), undefined)
/** Where a link leads: http(s), mail, telephone or a path of this site. */
export const address = z.string().check(z.refine(isSafeAddress))
/** A switch, off unless it is on. */
export const flag = z.catch(z.boolean(), false)

/** A list of which the unusable members are left out, one by one (2.7-03). */
export const usable = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((members): z.output<Item>[] =>
      members.flatMap((member) => {
        const read = z.safeParse(item, member)
        if (read.success) return [read.data]
        complain('an unusable member of a list', read.error)
        return []
      }),
    ),
  )
