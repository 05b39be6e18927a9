import { css } from '@emotion/react'
import { env } from '#env.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { band } from '#ui/layout.ts'
import { gutter, media, onDeep } from '#ui/tokens.ts'
import { FootLinks } from './foot-links.tsx'
import { Hotline } from './hotline.tsx'
import { LegalLines } from './legal-lines.tsx'
import { footerGroups } from './menus.ts'

const footer = css`${onDeep} ${gutter} padding-block: 48px 24px; @media print { padding-block: 0; }`
const head = css`display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: center; justify-content: space-between; margin-bottom: 32px;`
const name = css`display: flex; align-items: center; gap: 12px; font-size: var(--type-18); font-weight: 600;`
const groups = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 32px;
  ${media.mobile} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); gap: 24px 16px;
    > :nth-of-type(n + 3) { grid-column: 1 / -1; }
  }
  h2 { margin-bottom: 8px; color: var(--ink-soft); font-size: var(--type-14); font-weight: 500; }
  a {
    display: inline-flex; align-items: center; gap: 6px; max-width: 100%; min-height: 2.75rem; padding-block: 4px;
    overflow-wrap: anywhere; color: var(--ink); text-decoration-color: transparent;
  }
  a:hover { text-decoration-color: currentColor; }
  a > svg { width: 1em; height: 1em; }
`
const partners = css`display: block; width: 28.5rem; max-width: 100%; height: auto; margin-top: 32px;`
const legal = css`margin-top: 32px;`

/** The foot of the public site: sections, documents, partners, telephone, licence (1-03 … 1-05, 2.5-03, 2.5-04). */
export function SiteFooter() {
  return (
    <footer css={[band, footer]}>
      <div css={head} data-print="no">
        <p css={name}>
          <BrandMark />
          {env.fundName}
        </p>
        <Hotline />
      </div>
      <nav aria-label="Карта сайта" css={groups}>
        {footerGroups.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <FootLinks links={links} />
          </div>
        ))}
      </nav>
      <img
        css={partners}
        data-print="no"
        src="/pictures/partners.svg"
        width="456"
        height="48"
        loading="lazy"
        alt="Партнёры фонда: «Створ», «Фарватер», «Гавань»"
      />
      <LegalLines css={legal} />
    </footer>
  )
}
