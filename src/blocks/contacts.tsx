import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { mail, mapPin, phone as handset } from '#ui/icons.ts'
import { columns, stack } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { block } from './kit/block.tsx'
import { DocumentRows } from './parts/document-rows.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { MapLinks, place } from './parts/map-links.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredValue, usable } from './kit/params.ts'
import { PhoneLink } from './parts/phone-link.tsx'

const Phone = z.object({ label: optionalText, phone: requiredValue })
const Address = z.object({ title: optionalText, hours: optionalText, ...place })
const params = z.object({
  phones: z.catch(usable(Phone), []),
  emails: z.catch(usable(z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))), []),
  addresses: z.catch(usable(Address), []),
  requisitesDocId: optionalText,
})

const grid = columns(300)
const entries = stack(16)
const head = css`
  display: flex; gap: 12px; align-items: center; margin-bottom: 16px;
  h2, h3, h4 { font-size: var(--type-22); }
  > svg { color: var(--lantern); }
`
const entry = css`min-width: 0; overflow-wrap: anywhere; break-inside: avoid;`
const large = css`font-size: var(--type-18); font-weight: 500;`
const soft = css`color: var(--ink-soft);`

function Ways({ icon, title, children }: { icon: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Card as="li">
      <div css={head}>
        <Icon path={icon} />
        <BlockHeading>{title}</BlockHeading>
      </div>
      <ul role="list" css={entries}>
        {children}
      </ul>
    </Card>
  )
}

/** Every way to reach the fund: call, write, come; then any blocks of the slot. */
export const Block = block(
  params,
  function ContactsBlock({ params: { phones, emails, addresses, requisitesDocId }, slot }) {
    const hasWays = phones.length + emails.length + addresses.length > 0
    return (
      <div css={flow}>
        {hasWays && (
          <ul role="list" css={grid}>
            <Ways icon={handset} title="Телефоны">
              {phones.map(({ label, phone }, index) => (
                <li key={index} css={entry}>
                  {label && <p css={soft}>{label}</p>}
                  <p css={large}>
                    <PhoneLink phone={phone} />
                  </p>
                </li>
              ))}
            </Ways>
            <Ways icon={mail} title="Электронная почта">
              {emails.map((email, index) => (
                <li key={index} css={entry}>
                  <TextLink href={`mailto:${email}`}>{email}</TextLink>
                </li>
              ))}
            </Ways>
            <Ways icon={mapPin} title="Адреса">
              {addresses.map(({ title, hours, ...where }, index) => (
                <li key={index} css={entry}>
                  {title && <p css={soft}>{title}</p>}
                  <p>{where.address}</p>
                  {hours && <p css={soft}>{hours}</p>}
                  <MapLinks place={where} />
                </li>
              ))}
            </Ways>
          </ul>
        )}
        {requisitesDocId && (
          <DocumentRows
            files={[{ title: 'Реквизиты фонда', fileId: requisitesDocId, date: undefined, size: undefined }]}
          />
        )}
        {slot('default')}
      </div>
    )
  },
)
