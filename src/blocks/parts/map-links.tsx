import { row } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { mapAddress, mapNames, mapProviders, type Place } from './maps.ts'

const links = row(16)

/** One place of several on every map that the portal knows; the links name the place too, as there are many alike on the page. */
export function MapLinks({ place }: { place: Place }) {
  return (
    <div css={links} data-print="no">
      {mapProviders.map((provider) => (
        <TextLink key={provider} href={mapAddress(provider, place)} newTab>
          {mapNames[provider].name}<VisuallyHidden>: {place.address}</VisuallyHidden>
        </TextLink>
      ))}
    </div>
  )
}
