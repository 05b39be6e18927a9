import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { MapLinks, place } from './parts/map-links.tsx'
import { optionalText, optionalValue, requiredText, usable } from './kit/params.ts'
import { PhoneLink } from './parts/phone-link.tsx'
import { Drawing } from './office-map/drawing.tsx'

const Office = z.object({ title: requiredText, hours: optionalText, phone: optionalValue, ...place })
const params = z.object({ offices: usable(Office) })

const beside = css`
  display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr);
  ${media.middle} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`
const list = css`
  > li {
    display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 12px; padding-block: 20px; overflow-wrap: anywhere; break-inside: avoid;
  }
  > li:first-of-type { padding-top: 0; }
  > li + li { border-top: 1px solid var(--line); }
  h2, h3, h4 { font-size: var(--type-18); }
`
const mark = css`
  display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 50%; background: var(--deep); color: var(--on-deep);
  font-size: var(--type-14); font-weight: 600; font-variant-numeric: tabular-nums;
`
const about = css`display: grid; gap: 4px; min-width: 0;`
const soft = css`color: var(--ink-soft);`

/** Where the offices are: what each is called, when it is open, how to get there, and a drawing of them all. */
export const Block = block(params, function OfficeMapBlock({ params: { offices } }) {
  if (offices.length === 0) return null
  const pins = offices.flatMap(({ lat, lon }, index) =>
    lat === undefined || lon === undefined ? [] : [{ number: index + 1, lat, lon }],
  )
  const isDrawn = pins.length > 1
  return (
    <div css={isDrawn && beside}>
      <ol role="list" css={list}>
        {offices.map(({ title, hours, phone, ...where }, index) => (
          <li key={index}>
            <span css={mark} aria-hidden="true">
              {index + 1}
            </span>
            <div css={about}>
              <BlockHeading>{title}</BlockHeading>
              <p>{where.address}</p>
              {hours && <p css={soft}>{hours}</p>}
              {phone && (
                <p>
                  <PhoneLink phone={phone} />
                </p>
              )}
              <MapLinks place={where} />
            </div>
          </li>
        ))}
      </ol>
      {isDrawn && <Drawing pins={pins} />}
    </div>
  )
})
