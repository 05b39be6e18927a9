import { createContext } from 'react'
import { replaceAddress } from '#system/react/browser.ts'
import type { AnchorLink } from '#ui/anchor-nav/link.ts'
import type { BlockNode } from './tree.ts'

/** Links to the labelled blocks of a page, in the order of the page (2.7-06). */
export function pageLinks(tree: readonly BlockNode[]): AnchorLink[] {
  const links: AnchorLink[] = []
  const walk = (nodes: readonly BlockNode[], depth: number) => {
    for (const { anchor, label, slots } of nodes) {
      const isNamed = anchor !== undefined && label !== null
      if (isNamed) links.push({ href: `#${encodeURIComponent(anchor)}`, label, index: links.length, block: anchor, numberOfExtraIndets: depth })
      for (const inside of slots.values()) walk(inside, isNamed ? depth + 1 : depth)
    }
  }
  walk(tree, 0)
  return links
}

/** The links of the page that is shown, for a block that lists them. */
export const PageLinks = createContext<readonly AnchorLink[]>([])

/** Shows a part of this page: the address names it, in place of the part before, and the focus begins in it (2.7-07). */
export function showPart({ href, block }: AnchorLink): void {
  replaceAddress(href)
  document.getElementById(block)?.focus({ preventScroll: true })
}
