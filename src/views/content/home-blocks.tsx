import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { HashTarget } from '#blocks/kit/hash-target.ts'
import { Blocks, warmUp } from '#blocks/kit/registry.tsx'
import { readTree } from '#blocks/kit/tree.ts'
import { Queried } from '#blocks/parts/queried.tsx'
import type { PageContent } from '#domain/content.ts'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { useContentTitle } from './use-content-title.ts'

type HomeBlocksProps = {
  /** Stands above the words of the fault where the blocks cannot be had. */
  otherwise: ReactNode
}

/** What the content service has for the home page, but for its head, which is built in. */
export function HomeBlocks({ otherwise }: HomeBlocksProps) {
  const asked = useView('navigation', version) ?? undefined
  // Deferred: the outlines stay until the templates are there too, and nothing moves twice.
  const query = useDeferredValue(useQuery(rows.content.page, { params: { id: 'home' }, query: { version: asked } }))
  return (
    <Queried
      query={query}
      loading={<HomeSkeleton />}
      failed={({ fault, retry, isRetrying }) => (
        <>
          {otherwise}
          <FailedState title={messages.homeIncomplete} onRetry={retry} busy={isRetrying}>
            {describeAlways(fault)}
          </FailedState>
        </>
      )}
    >
      {(page) => <Shown page={page} />}
    </Queried>
  )
}

function Shown({ page }: { page: PageContent }) {
  const { blocks } = page
  const here = useHere().location
  useContentTitle(page)
  const tree = useMemo(() => {
    const nodes = readTree(blocks).filter(({ template }) => template !== 'main')
    warmUp(nodes)
    return nodes
  }, [blocks])
  return (
    <HashTarget value={here}>
      <Blocks tree={tree} />
    </HashTarget>
  )
}
