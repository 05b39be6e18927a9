import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react'

const Level = createContext(2)

/** The title of a block, one level below the title of the block that it stands in. */
export function BlockHeading(props: ComponentPropsWithRef<'h2'>) {
  const level = use(Level)
  const Tag = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4'
  return <Tag {...props} />
}

/** What stands under a title; without one nothing changes. */
export function Under({ title, children }: { title: string | undefined; children: ReactNode }) {
  const level = use(Level)
  return <Level value={title === undefined ? level : level + 1}>{children}</Level>
}
