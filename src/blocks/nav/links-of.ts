import type { AnchorLink } from '#ui/anchor-nav/link.ts'
import type { NavParams } from './params.ts'

function idIn(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/** Where a `nav` block leads: to what it names itself, else to every labelled block of the page. */
export const linksOf = ({ links, auto }: NavParams, page: readonly AnchorLink[]): readonly AnchorLink[] =>
  auto || links.length === 0 ? page : links.map((link, index) => ({ ...link, index, block: link.block ?? idIn(link.href) }))
