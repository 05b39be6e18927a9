import * as z from 'zod/mini'
import { complain } from './complain.ts'

const deepest = 200
const most = 2000

/* One node alone: a schema that knew its children would overflow on a deep tree. */
const Node = z.object({
  id: z.string(),
  template: z.string(),
  label: z.catch(z.nullable(z.string()), null),
  params: z.catch(z.record(z.string(), z.unknown()), {}),
  slots: z.catch(z.record(z.string(), z.unknown()), {}),
})

/** A block of a content page as it was sent, its params yet unchecked (2.7-01). */
export type BlockNode = Omit<z.output<typeof Node>, 'slots'> & {
  slots: ReadonlyMap<string, readonly BlockNode[]>
  /** The id of a labelled block, which addresses and menus may name; the first of equal ones has it. */
  anchor: string | undefined
  /** Which of the page's own blocks it is, as they were sent; null inside another block. */
  index: number | null
}

/** Blocks as the content service sent them, without those that are none, those deeper than 200 and those beyond the 2000th. */
export function readTree(blocks: readonly unknown[]): BlockNode[] {
  const roots: BlockNode[] = []
  const anchors = new Set<string>()
  const pending: { sources: readonly unknown[]; into: BlockNode[]; depth: number }[] = [
    { sources: blocks, into: roots, depth: 1 },
  ]
  let count = 0
  for (const { sources, into, depth } of pending) {
    for (const source of sources) {
      count += 1
      if (count > most) {
        complain(`the page has more than ${most} blocks`)
        return roots
      }
      const read = z.safeParse(Node, source)
      if (!read.success) {
        complain('not a block', read.error)
        continue
      }
      const { id, label } = read.data
      const slots = new Map<string, BlockNode[]>()
      const hasAnchor = label !== null && !anchors.has(id)
      if (hasAnchor) anchors.add(id)
      into.push({
        ...read.data,
        slots,
        anchor: hasAnchor ? id : undefined,
        index: into === roots ? roots.length : null,
      })
      for (const [name, children] of Object.entries(read.data.slots)) {
        if (!Array.isArray(children)) continue
        if (depth === deepest) {
          complain(`blocks of "${id}" are deeper than ${deepest}`)
          continue
        }
        const inside: BlockNode[] = []
        slots.set(name, inside)
        pending.push({ sources: children, into: inside, depth: depth + 1 })
      }
    }
  }
  return roots
}

/** Whom a page is shown to, as content names them. */
export type Audience = 'guest' | 'client' | 'onlineClient'

/** Whether a page holds a block for those who are signed in; then all of it is for them (2.7-04). */
export function isForSignedIn(tree: readonly BlockNode[]): boolean {
  return tree.some(({ params, slots }) => params['pageNeedAuth'] === true || [...slots.values()].some(isForSignedIn))
}

const isMeantFor = (audience: Audience, { params: { visibleFor } }: BlockNode) =>
  !['guest', 'client', 'onlineClient'].some((one) => one === visibleFor) || visibleFor === audience

/** The tree without the blocks that are meant for others. */
export function visibleTo(audience: Audience, tree: readonly BlockNode[]): BlockNode[] {
  return tree
    .filter((node) => isMeantFor(audience, node))
    .map((node) => ({
      ...node,
      slots: new Map([...node.slots].map(([name, inside]) => [name, visibleTo(audience, inside)])),
    }))
}

/** Templates whose title may be the heading of the whole page. */
const leaders = ['main', 'newsArticle']

/** The block whose title is the heading of the page; null where the page must give its own (2.2-22). */
export const headingOf = (tree: readonly BlockNode[]): BlockNode | null =>
  tree.find(
    ({ template, params: { title } }) => leaders.includes(template) && typeof title === 'string' && title.trim() !== '',
  ) ?? null

/** Every template that a tree names, once. */
export function templatesIn(tree: readonly BlockNode[]): Set<string> {
  const names = new Set<string>()
  const pending = [tree]
  for (const nodes of pending) {
    for (const { template, slots } of nodes) {
      names.add(template)
      pending.push(...slots.values())
    }
  }
  return names
}
