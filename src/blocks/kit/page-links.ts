import { createContext } from 'react'
import * as z from 'zod/mini'
import { replaceAddress } from '#system/react/browser.ts'
import type { AnchorLink } from '#ui/anchor-nav/link.ts'
import { flag, optionalText, requiredText, usable } from './params.ts'
import type { BlockNode } from './tree.ts'

/** Links to the labelled blocks of a page, in the order of the page (2.7-06). */
export function pageLinks(tree: readonly BlockNode[]): AnchorLink[] {
  const links: AnchorLink[] = []
  const walk = (nodes: readonly BlockNode[], depth: number) => {
    for (const { anchor, label, slots } of nodes) {
      const isNamed = anchor !== undefined && label !== null
      if (isNamed)
        links.push({
          href: `#${encodeURIComponent(anchor)}`,
          label,
          index: links.length,
          block: anchor,
          numberOfExtraIndets: depth,
        })
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

const Link = z.object({
  href: z.string().check(z.regex(/^#[^\s#]+$/)),
  label: requiredText,
  block: optionalText,
  numberOfExtraIndets: z.catch(z.number().check(z.refine((steps) => [0, 1, 2, 3, 4].includes(steps))), 0),
})

/** Links of the block's own, or those of all labelled blocks; a sticky one stands beside the page while it is read. */
export const navParams = z.object({ links: z.catch(usable(Link), []), auto: flag, sticky: flag })
export type NavParams = z.output<typeof navParams>

function idIn(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/** Where a `nav` block leads: to what it names itself, else to every labelled block of the page. */
export const linksOf = ({ links, auto }: NavParams, page: readonly AnchorLink[]): readonly AnchorLink[] =>
  auto || links.length === 0
    ? page
    : links.map((link, index) => ({ ...link, index, block: link.block ?? idIn(link.href) }))
