import * as z from 'zod/mini'

/** Whoever inherits what a programme holds, and how many hundredths of it (§7.11). */
export const Assignee = z.object({
  id: z.string(),
  fullName: z.string(),
  birthDate: z.nullish(z.string()),
  relation: z.nullish(z.string()),
  share: z.number(),
  isMinor: z.nullish(z.boolean()),
  documentDate: z.nullish(z.string()),
})
export type Assignee = z.output<typeof Assignee>

/** The shares together, in hundredths: thirds that are written with two places add up to a whole. */
export function wholeShare(assignees: readonly Pick<Assignee, 'share'>[]): number {
  const sum = assignees.reduce((total, { share }) => total + share, 0)
  return Math.abs(sum - 100) < 0.05 * assignees.length ? 100 : Math.round(sum * 100) / 100
}
