import type { Block } from '#test/sandbox/content/blocks.ts'
import { everyText } from '#test/sandbox/content/every-text.ts'

/** All blocks of a page, those inside others too. */
export const everyBlock = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...everyBlock(Object.values(block.slots).flat())])

/** All texts inside a value. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = []
  everyText(value, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/** What stands under these names, however deep. */
function under(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => under(member, names))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string' && names.includes(name) ? [member] : under(member, names),
  )
}

const inHtml = (text: string) => [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '')

/** Every address that a page leads to. */
export const addressesIn = (blocks: readonly Block[]): string[] =>
  everyBlock(blocks).flatMap(({ params }) => [
    ...under(params, ['href', 'consentDocHref', 'src', 'poster']),
    ...textsIn(params).flatMap(inHtml),
  ])

/** Every file that a page names. */
export const filesIn = (blocks: readonly Block[]): string[] =>
  everyBlock(blocks).flatMap(({ params }) =>
    under(params, ['fileId', 'imageId', 'photoId', 'pdfFileId', 'requisitesDocId']),
  )

/** What a reader sees of a text: the marks of HTML left out. */
export const seen = (text: string): string => text.replace(/<[^>]*>/g, '\n')
