import * as z from 'zod/mini'
import { row } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { requiredText } from '../kit/params.ts'

const degrees = (limit: number) =>
  z.catch(z.optional(z.number().check(z.refine((angle) => Math.abs(angle) <= limit))), undefined)

/** Params of a place: its address, and its coordinates where content has them. */
export const place = { address: requiredText, lat: degrees(90), lon: degrees(180) }
/** A place that maps can show. */
type Place = { address: string; lat?: number | undefined; lon?: number | undefined }

/** Maps that the portal knows. */
export const mapProviders = ['yandex', '2gis'] as const
export const MapProvider = z.enum(mapProviders)
/** One of them, as content names it. */
export type MapProvider = z.output<typeof MapProvider>

/** What a map is called, alone and in «открыть в …». */
export const mapNames = {
  yandex: { name: 'Яндекс Карты', within: 'в\u00A0Яндекс Картах' },
  '2gis': { name: '2ГИС', within: 'в\u00A02ГИС' },
} as const satisfies Record<MapProvider, object>

/** Where a map shows the place: its point, or a search for its address where the point is unknown. */
export function mapAddress(provider: MapProvider, { address, lat, lon }: Place): string {
  const point = lat === undefined || lon === undefined ? null : `${lon},${lat}`
  if (provider === 'yandex')
    return point
      ? `https://yandex.ru/maps/?ll=${point}&z=16&pt=${point}`
      : `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`
  return point ? `https://2gis.ru/geo/${point}` : `https://2gis.ru/search/${encodeURIComponent(address)}`
}

const links = row(16)

/** One place of several on every map that the portal knows; the links name the place too, as there are many alike on the page. */
export function MapLinks({ place }: { place: Place }) {
  return (
    <div css={links} data-print="no">
      {mapProviders.map((provider) => (
        <TextLink key={provider} href={mapAddress(provider, place)} newTab>
          {mapNames[provider].name}
          <VisuallyHidden>: {place.address}</VisuallyHidden>
        </TextLink>
      ))}
    </div>
  )
}
