import type { Section } from '../../pdf/document.ts'

/** A document that anybody may read: `id` is the name of its file. */
export type PublishedDocument = { id: string; title: string; date: string; sections: Section[] }

/** A part of a document under its heading. */
export const part = (heading: string, ...paragraphs: string[]): Section => ({ heading, paragraphs })
