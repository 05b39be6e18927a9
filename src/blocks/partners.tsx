import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { Anchor } from '#ui/anchor.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { address, optionalText, requiredText, usable } from './kit/params.ts'
import { hasPicture, pictureOf, pictureSource } from './parts/files.ts'

const Logo = z
  .object({ ...pictureSource, alt: requiredText, href: z.catch(z.optional(address), undefined) })
  .check(hasPicture)
const params = z.object({ title: optionalText, logos: usable(Logo) })

const list = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr)); gap: 16px;`
/* White under every contrast: signs are drawn for it. */
const plate = css`
  display: grid; place-items: center; height: 100%; min-height: 6rem; padding: 16px; border: 1px solid var(--line); border-radius: var(--card-radius);
  background: var(--white); color: var(--ink-600); font-size: var(--type-14); break-inside: avoid;
`
const leading = css`transition: border-color var(--speed); &:hover { border-color: var(--deep); }`
const sign = css`width: 100%; height: 4rem; object-fit: contain;`

/** Those with whom the fund works, by their signs. */
export const Block = block(params, function PartnersBlock({ params: { title, logos } }) {
  if (logos.length === 0) return null
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <ul role="list" css={list} aria-label={title}>
        {logos.map(({ alt, href, ...source }, index) => {
          const picture = <img css={sign} src={pictureOf(source)} alt={alt} loading="lazy" decoding="async" />
          return (
            <li key={index}>
              {href === undefined ? (
                <div css={plate}>{picture}</div>
              ) : (
                <Anchor css={[plate, leading]} href={href}>
                  {picture}
                </Anchor>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
})
