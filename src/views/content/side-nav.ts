import * as z from 'zod/mini'
import { linksOf, navParams, pageLinks } from '#blocks/kit/page-links.ts'
import type { BlockNode } from '#blocks/kit/tree.ts'
import type { AnchorLink } from '#ui/anchor-nav/link.ts'

export type SideNav = {
  /** Links to all labelled blocks. */
  all: readonly AnchorLink[]
  /** What stands beside the page; empty where nothing does. */
  beside: readonly AnchorLink[]
  /** The blocks without the one that is shown beside them; beside a navigation all are laid out at once, since it follows their places. */
  blocks: readonly BlockNode[]
}

/* Of one part there is nothing to choose from. */
const fewest = 2

/** The navigation beside a page: made of its labels, or of a sticky `nav` block, which then leaves its place among the blocks (2.7-06). */
export function sideNavOf(tree: readonly BlockNode[], isWanted: boolean): SideNav {
  const all = pageLinks(tree)
  const stuck = tree.find(({ template, params }) => template === 'nav' && params['sticky'] === true)
  const own = stuck && z.safeParse(navParams, stuck.params)
  const links = own?.success ? linksOf(own.data, all) : isWanted ? all : []
  const beside = links.length < fewest ? [] : links
  const blocks = stuck ? tree.filter((node) => node !== stuck) : tree
  return { all, beside, blocks: beside.length === 0 ? blocks : blocks.map((node) => ({ ...node, index: null })) }
}
