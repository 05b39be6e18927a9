import { css } from '@emotion/react'
import { useMemo } from 'react'
import { HashTarget } from '#blocks/kit/hash-target.ts'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { Blocks, warmUp } from '#blocks/kit/registry.tsx'
import { headingOf, readTree } from '#blocks/kit/tree.ts'
import type { PageContent } from '#domain/content.ts'
import { place } from '#machines/navigation/selectors.ts'
import { useView } from '#system/system.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/* A layout with margins of its own has left room above already. */
const head = css`padding-top: var(--gutter, 0px);`

/** The blocks of a content page under its heading, which is its own title where no block brings one (2.2-22). */
export function ContentBody({ page: { title, blocks } }: { page: PageContent }) {
  const here = useView('navigation', place)
  const tree = useMemo(() => {
    const nodes = readTree(blocks)
    warmUp(nodes)
    return nodes
  }, [blocks])
  return (
    <HashTarget value={here}>
      <div css={pageGrid}>
        {headingOf(tree) === null && <div css={head}><PageHeading>{title}</PageHeading></div>}
        <Blocks tree={tree} />
      </div>
    </HashTarget>
  )
}
