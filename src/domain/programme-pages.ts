import * as z from 'zod/mini'

const Page = z.object({ exists: z.boolean(), pageId: z.nullish(z.string()) })
const Pages = z.object({
  description: z.optional(Page),
  instruction: z.optional(Page),
  calculator: z.optional(Page),
  memorandum: z.optional(Page),
})
export const ProgramContent = z.object({ id: z.string(), default: z.optional(Pages), agreements: z.optional(z.record(z.string(), Pages)) })
export type ProgramContent = z.output<typeof ProgramContent>

/** Which content pages a programme has (3-09). */
export type ProgrammePages = { hasDescription: boolean; hasInstruction: boolean; hasCalculator: boolean; hasMemorandum: boolean }
export const noPages: ProgrammePages = { hasDescription: false, hasInstruction: false, hasCalculator: false, hasMemorandum: false }

/** The agreement's own entry over the default one (3-09). */
export function pagesOf(content: ProgramContent, agreementId: string): ProgrammePages {
  const own = content.agreements && Object.hasOwn(content.agreements, agreementId) ? content.agreements[agreementId] : undefined
  const pages = { ...content.default, ...own }
  return {
    hasDescription: pages.description?.exists === true,
    hasInstruction: pages.instruction?.exists === true,
    hasCalculator: pages.calculator?.exists === true,
    hasMemorandum: pages.memorandum?.exists === true,
  }
}
