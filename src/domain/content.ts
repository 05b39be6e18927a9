import * as z from 'zod/mini'
import { layouts } from './layouts.ts'

export const CmsRoute = z.object({
  path: z.string().check(z.regex(/^\//)),
  name: z.string(),
  type: z.string(),
  id: z.string(),
  title: z.string(),
  layout: z.catch(z.enum(layouts), 'default'),
  pageNeedAuth: z.boolean(),
  inSitemap: z.optional(z.boolean()),
  updatedAt: z.nullish(z.string()),
})
/** A page that the content service adds to the built-in ones (2.2-20). */
export type CmsRoute = z.output<typeof CmsRoute>

/** A content page; its blocks are checked one by one where they are shown. */
export const PageContent = z.object({
  id: z.string(),
  type: z.literal('page'),
  version: z.nullish(z.string()),
  title: z.string(),
  layout: z.catch(z.enum(layouts), 'default'),
  seo: z.nullish(z.object({ title: z.nullish(z.string()), description: z.nullish(z.string()) })),
  anchorNav: z.optional(z.boolean()),
  blocks: z.array(z.unknown()),
})
export type PageContent = z.output<typeof PageContent>

const LitePage = z.optional(z.object({ exists: z.boolean(), pageId: z.nullish(z.string()) }))
export const LiteSection = z.object({
  id: z.string(),
  type: z.literal('litesection'),
  holdingName: z.string(),
  companyCode: z.nullish(z.string()),
  title: z.string(),
  hotline: z.nullish(z.string()),
  mainPage: LitePage,
  descriptionPage: LitePage,
  benefitsPage: LitePage,
  contactPage: LitePage,
  questionPage: LitePage,
  documentPage: LitePage,
  investPage: LitePage,
  pensionGuidePage: LitePage,
  lkPage: LitePage,
  calculatorPage: LitePage,
  paymentPage: LitePage,
  joiningPage: LitePage,
})
/** The section of a holding: what it is called and which pages it has (3-19). */
export type LiteSection = z.output<typeof LiteSection>
