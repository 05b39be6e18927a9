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

/** The shares together, in hundredths: each that is written with two places may lack less than one of the second, and no more is forgiven. */
export function wholeShare(assignees: readonly Pick<Assignee, 'share'>[]): number {
  const sum = Math.round(assignees.reduce((total, { share }) => total + share, 0) * 100) / 100
  return Math.round(Math.abs(sum - 100) * 100) < assignees.length ? 100 : sum
}
