import { Component, lazy, useEffect, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { nextTask } from '#ui/scheduling.ts'
import type { Block } from './block.tsx'
import { complain } from './complain.ts'
import { headingOf, templatesIn, type BlockNode } from './tree.ts'

type Load = () => Promise<{ Block: Block }>
/** Templates by the names that content gives them. A Map: no name can reach what nobody has put in. */
type Templates = ReadonlyMap<string, { load: Load; View: ComponentType<ComponentProps<Block>> }>

const nameOf = (file: string) =>
  file.replace(/^.*\/|\.tsx$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Templates by their files: `rich-text.tsx` is the template `richText`. */
export const templatesOf = (files: Record<string, Load>): Templates =>
  new Map(
    Object.entries(files).map(([file, load]) => [
      nameOf(file),
      { load, View: lazy(async () => ({ default: (await load()).Block })) },
    ]),
  )

const builtIn = templatesOf(import.meta.glob<{ Block: Block }>('../*.tsx'))

/** Begins to load all templates of a page, the inner ones too: each in a task of its own, as asking for a file takes its time. */
export function warmUp(tree: readonly BlockNode[]): void {
  for (const name of templatesIn(tree))
    void nextTask()
      .then(() => builtIn.get(name)?.load())
      .catch(() => undefined)
}

type BlocksProps = {
  tree: readonly BlockNode[]
  /** The block whose title is the page's heading, where these are not all blocks of the page. */
  lead?: BlockNode | null
  templates?: Templates
}

/** The blocks of a page (2.7-01); suspends until their templates are there, so that nothing moves when they come. */
export function Blocks({ tree, lead = headingOf(tree), templates = builtIn }: BlocksProps) {
  return <BlockList nodes={tree} lead={lead} templates={templates} />
}

type BlockListProps = { nodes: readonly BlockNode[]; lead: BlockNode | null; templates: Templates }

function BlockList({ nodes, lead, templates }: BlockListProps) {
  return nodes.map((node, index) => (
    <BlockBoundary key={`${index}:${node.template}`} template={node.template}>
      <OneBlock node={node} leads={node === lead} templates={templates} />
    </BlockBoundary>
  ))
}

function OneBlock({ node, leads, templates }: { node: BlockNode; leads: boolean; templates: Templates }) {
  const template = templates.get(node.template)
  useEffect(() => {
    if (!template) complain(`unknown template "${node.template}" of "${node.id}"`)
  }, [template, node])
  if (!template) return null
  const slot = (name: string) => {
    const inside = node.slots.get(name) ?? []
    return inside.length === 0 ? null : <BlockList nodes={inside} lead={null} templates={templates} />
  }
  return <template.View node={node} slot={slot} leads={leads} />
}

type Props = { template: string; children: ReactNode }
type State = { hasFailed: boolean }

/** A block that throws is left out alone; the rest of the page is shown (2.7-03). */
class BlockBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    complain(`a block "${this.props.template}" threw`, error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
