import * as z from 'zod/mini'

const Page = z.object({ exists: z.boolean(), pageId: z.nullish(z.string()) })
const Pages = z.object({
  description: z.optional(Page),
  instruction: z.optional(Page),
  calculator: z.optional(Page),
  memorandum: z.optional(Page),
})
export const ProgramContent = z.object({
  id: z.string(),
  default: z.optional(Pages),
  agreements: z.optional(z.record(z.string(), Pages)),
})
export type ProgramContent = z.output<typeof ProgramContent>

/** Which content pages a programme has (3-09). */
export type ProgrammePages = {
  hasDescription: boolean
  hasInstruction: boolean
  hasCalculator: boolean
  hasMemorandum: boolean
}
export const noPages: ProgrammePages = {
  hasDescription: false,
  hasInstruction: false,
  hasCalculator: false,
  hasMemorandum: false,
}

/** The agreement's own entry over the default one (3-09). */
function entryOf(content: ProgramContent, agreementId: string): z.output<typeof Pages> {
  const own =
    content.agreements && Object.hasOwn(content.agreements, agreementId) ? content.agreements[agreementId] : undefined
  return { ...content.default, ...own }
}

export type ProgrammePart = keyof z.output<typeof Pages>

/** The content page of one part of a programme; null where it has none. */
export function programmePageId(content: ProgramContent, agreementId: string, part: ProgrammePart): string | null {
  const page = entryOf(content, agreementId)[part]
  return page?.exists === true ? page.pageId || null : null
}

/** Which pages an agreement has: those that can be shown. */
export function pagesOf(content: ProgramContent, agreementId: string): ProgrammePages {
  const has = (part: ProgrammePart) => programmePageId(content, agreementId, part) !== null
  return {
    hasDescription: has('description'),
    hasInstruction: has('instruction'),
    hasCalculator: has('calculator'),
    hasMemorandum: has('memorandum'),
  }
}
