import * as z from 'zod/mini'
import { complain } from './complain.ts'

/** A list of which the unusable members are left out, one by one (2.7-03). */
export const usable = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(z.array(z.unknown()), z.transform((members): z.output<Item>[] => members.flatMap((member) => {
    const read = z.safeParse(item, member)
    if (read.success) return [read.data]
    complain('an unusable member of a list', read.error)
    return []
  })))
