import { css } from '@emotion/react'
import { useEffect, useMemo } from 'react'
import { HashTarget } from '#blocks/kit/hash-target.ts'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { PageLinks, showPart } from '#blocks/kit/page-links.ts'
import { Blocks, warmUp } from '#blocks/kit/registry.tsx'
import { headingOf, isForSignedIn, readTree, visibleTo } from '#blocks/kit/tree.ts'
import type { PageContent } from '#domain/content.ts'
import type { InSection } from '#domain/content-head.ts'
import { audience } from '#machines/session/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { AnchorNav, besideWide } from '#ui/anchor-nav.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PreviewBanner } from '../preview/preview-banner.tsx'
import { ContentSkeleton } from './content-skeleton.tsx'
import { sideNavOf } from './side-nav.ts'
import { useContentTitle } from './use-content-title.ts'

/* A layout with margins of its own has left room above already. */
const head = css`padding-top: var(--gutter, 0px);`
/* How wide the page is depends on its layout: a menu may stand beside it. */
const room = css`container-type: inline-size; @media print { container-type: normal; }`
const withNav = css`
  display: grid; gap: 24px 40px; grid-template-columns: minmax(0, 1fr); align-items: start;
  ${besideWide} { grid-template-columns: minmax(0, 1fr) 15rem; > nav { grid-area: 1 / 2; } }
  @media print { display: block; }
`
/* Bands are as wide as the column that they stand in. */
const main = css`--gutter: initial; --band-radius: initial; padding-bottom: 0;`

type ContentBodyProps = {
  page: PageContent
  /** Its labelled blocks are listed beside it, where the page wants that. */
  hasSideNav: boolean
  within?: InSection | undefined
}

/** The blocks of a content page under its heading, which is its own title where no block brings one (2.2-22). */
export function ContentBody({ page, hasSideNav, within }: ContentBodyProps) {
  const { title, blocks, anchorNav, layout } = page
  const here = useHere().location
  const address = here?.path ?? '/'
  const reader = useView('session', audience)
  const navigation = useActor('navigation')
  useContentTitle(page, within)
  const tree = useMemo(() => {
    const nodes = readTree(blocks)
    warmUp(nodes)
    return nodes
  }, [blocks])
  const isClosed = reader === 'guest' && isForSignedIn(tree)
  useEffect(() => {
    if (isClosed) navigation.send({ type: 'content.needsAuth', path: address })
  }, [isClosed, navigation, address])
  const shown = useMemo(() => visibleTo(reader, tree), [reader, tree])
  const {
    all,
    beside,
    blocks: inPlace,
  } = useMemo(() => sideNavOf(shown, hasSideNav && anchorNav === true), [shown, hasSideNav, anchorNav])
  if (isClosed) return <ContentSkeleton isPlain={layout === 'npf-lk'} />

  const lead = headingOf(inPlace)
  const [first] = inPlace
  const leads = lead !== null && lead === first ? [lead] : []
  return (
    <HashTarget value={here}>
      <PageLinks value={all}>
        <div css={pageGrid}>
          <PreviewBanner />
          {lead === null && (
            <div css={head}>
              <PageHeading>{title}</PageHeading>
            </div>
          )}
          {beside.length === 0 ? (
            <Blocks tree={inPlace} />
          ) : (
            <>
              <Blocks tree={leads} lead={lead} />
              <div css={room}>
                <div css={withNav}>
                  <AnchorNav label="На этой странице" links={beside} onPick={showPart} />
                  <div css={[pageGrid, main]}>
                    <Blocks tree={inPlace.slice(leads.length)} lead={lead} />
                  </div>
                </div>
              </div>
            </>
          )}
        </div>
      </PageLinks>
    </HashTarget>
  )
}
