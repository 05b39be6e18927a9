import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { external } from '#ui/icons.ts'
import { row } from '#ui/layout.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { mapAddress, mapNames, MapProvider, mapProviders, place } from './parts/map-links.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, usable } from './kit/params.ts'

const params = z.object({ title: optionalText, ...place, providers: z.catch(usable(MapProvider), []) })

const where = css`overflow-wrap: anywhere; font-size: var(--type-18);`
const links = row(12)

/** The way to a place: its address, and links to maps. No map of others is loaded into the page. */
export const Block = block(params, function MapsLinkBlock({ params: { title, providers, ...at } }) {
  const known = providers.length > 0 ? new Set(providers) : mapProviders
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <p css={where}>{at.address}</p>
      <div css={links} data-print="no">
        {[...known].map((provider) => (
          <ButtonLink
            key={provider}
            kind="secondary"
            href={mapAddress(provider, at)}
            newTab
            icon={<Icon path={external} />}
          >
            <span>
              Открыть {mapNames[provider].within}
              <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
            </span>
          </ButtonLink>
        ))}
      </div>
    </div>
  )
})
