import * as z from 'zod/mini'
import { isSafeAddress } from '#ui/safe-address.ts'

/** A text that says something. */
export const requiredText = z.string().check(z.trim(), z.minLength(1))
/** A text that may be missing; an empty one counts as missing. */
export const optionalText = z.catch(z.optional(requiredText), undefined)
/** Where a link leads: http(s), mail, telephone or a path of this site. */
export const address = z.string().check(z.refine(isSafeAddress))
/** A switch, off unless it is on. */
export const flag = z.catch(z.boolean(), false)
