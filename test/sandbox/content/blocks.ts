import type { Layout } from '#domain/layouts.ts'

/** A block of a page as the content service sends it. */
export type Block = {
  id: string
  template: string
  label: string | null
  params: Record<string, unknown>
  slots: Record<string, Block[]>
}
/** A block as an author writes it: an id only where an address names it, a label only where the page's navigation does. */
export type Draft = {
  template: string
  id?: string
  label?: string | null
  params: Record<string, unknown>
  slots?: Record<string, Draft[]>
}
/** A content page as the content service keeps it. */
export type Page = {
  id: string
  type: 'page'
  title: string
  layout: Layout
  seo: { title: string; description: string }
  anchorNav: boolean
  blocks: Block[]
}

/** The first block of a page: its heading and what it is about. */
export const main = (
  title: string,
  subtitle: string,
  actions: Draft[] = [],
  theme: 'light' | 'dark' = 'light',
): Draft => ({ template: 'main', params: { title, subtitle, theme }, slots: { actions } })

/** Text; a label puts it into the page's navigation. */
export const text = (html: string, label: string | null = null): Draft => ({
  template: 'richText',
  label,
  params: { html },
})

/** A note apart from the text. */
export const note = (
  title: string,
  html: string,
  tone: 'neutral' | 'info' | 'warning' | 'success' = 'info',
): Draft => ({ template: 'info', params: { title, text: html, tone } })

/** A block that addresses name by this id: `/support#form`. */
export const named = (id: string, label: string, draft: Draft): Draft => ({ ...draft, id, label })

const blockAt =
  (path: string) =>
  ({ id = path, template, label = null, params, slots = {} }: Draft): Block => ({
    id,
    template,
    label,
    params,
    slots: Object.fromEntries(
      Object.entries(slots).flatMap(([name, drafts]) =>
        drafts.length === 0
          ? []
          : [[name, drafts.map((draft, index) => blockAt(`${path}-${name.replace(':', '-')}-${index + 1}`)(draft))]],
      ),
    ),
  })

/** A page of blocks in their order; it has a navigation where several blocks have a label. */
export const page = (id: string, title: string, description: string, layout: Layout, drafts: Draft[]): Page => ({
  id,
  type: 'page',
  title,
  layout,
  seo: { title, description },
  anchorNav: drafts.filter(({ label }) => label != null).length > 1,
  blocks: drafts.map((draft, index) => blockAt(`b${index + 1}`)(draft)),
})

/** A page of the public part. */
export const sitePage = (id: string, title: string, description: string, drafts: Draft[]): Page =>
  page(id, title, description, 'default', drafts)
