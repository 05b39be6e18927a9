import type { Section } from '../pdf/document.ts'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Sections of a document as a content page shows them. */
export const htmlOf = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ heading, paragraphs }) => [
      ...(heading === '' ? [] : [`<h2>${escape(heading)}</h2>`]),
      ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ])
    .join('\n')
