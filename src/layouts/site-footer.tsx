import { css } from '@emotion/react'
import { ReturnsWarning } from '#blocks/parts/returns-warning.tsx'
import * as limits from '#domain/limits.ts'
import { env } from '#env.ts'
import { useActor } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
import { Anchor } from '#ui/anchor.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { external } from '#ui/icons.ts'
import { band } from '#ui/layout.ts'
import { gutter, media, onDeep } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { demonstrationNote } from './demonstration-note.ts'
import { Hotline } from './hotline.tsx'
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
const legal = css`
  display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: baseline; justify-content: space-between;
  margin-top: 32px; padding-top: 24px; border-top: 1px solid var(--line); color: var(--ink-soft); font-size: var(--type-14);
`

const again = css`
  min-height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; cursor: pointer;
`

const licenceLine = `Лицензия №\u00A0${limits.licenceNumber} от ${limits.licenceDate} года`
/** By itself, so that the day on which the page was made gives way to today's in one word. */
const ThisYear = () => useToday().slice(0, 4)

/** The foot of the public site and of the account: sections, documents, partners, telephone, licence (1-03 … 1-05, 2.5-03, 2.5-04). */
export function SiteFooter() {
  const cookies = useActor('cookieConsent')
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
            <ul role="list">
              {links.map(({ label, href, newTab }) => (
                <li key={href}>
                  <Anchor href={href} newTab={newTab}>
                    {label}
                    {newTab && (
                      <>
                        <Icon path={external} />
                        <VisuallyHidden>(откроется в новой вкладке)</VisuallyHidden>
                      </>
                    )}
                  </Anchor>
                </li>
              ))}
            </ul>
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
      <div css={legal}>
        <ReturnsWarning />
        <p>
          © {limits.copyrightSince}–<ThisYear /> {env.fundName}
        </p>
        <p>{licenceLine}</p>
        <button type="button" css={again} onClick={() => cookies.send({ type: 'cookies.reconsidered' })}>
          Настройки cookie
        </button>
        {demonstrationNote && <p>{demonstrationNote}</p>}
      </div>
    </footer>
  )
}
