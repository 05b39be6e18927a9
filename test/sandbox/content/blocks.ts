import type { Layout } from '#domain/layouts.ts'

type Block = { id: string; template: string; label: string | null; params: Record<string, unknown>; slots: Record<string, Block[]> }
type Draft = Omit<Block, 'id' | 'slots'>
/** A content page as the content service keeps it. */
export type Page = {
  id: string; type: 'page'; title: string; layout: Layout; seo: { title: string; description: string }; anchorNav: boolean; blocks: Block[]
}

/** The first block of a page: its heading and what it is about. */
export const main = (title: string, subtitle: string): Draft => ({ template: 'main', label: null, params: { title, subtitle, theme: 'light' } })

/** Text; a label puts it into the page's navigation. */
export const text = (html: string, label: string | null = null): Draft => ({ template: 'richText', label, params: { html } })

/** A note apart from the text. */
export const note = (title: string, html: string, tone: 'neutral' | 'info' | 'warning' | 'success' = 'info'): Draft =>
  ({ template: 'info', label: null, params: { title, text: html, tone } })

/** A page of blocks in their order; it has a navigation where a block has a label. */
export const page = (id: string, title: string, description: string, layout: Layout, drafts: Draft[]): Page => ({
  id, type: 'page', title, layout, seo: { title, description }, anchorNav: drafts.some(({ label }) => label !== null),
  blocks: drafts.map((draft, index) => ({ ...draft, id: `b${index + 1}`, slots: {} })),
})
