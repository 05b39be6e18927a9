import { css } from '@emotion/react'
import { media } from '#ui/tokens.ts'
import { shellWidth } from './account-header.tsx'
import { FootLinks } from './foot-links.tsx'
import { Hotline } from './hotline.tsx'
import { LegalLines } from './legal-lines.tsx'
import { accountFootLinks } from './menus.ts'

const footer = css`border-top: 1px solid var(--line); background: var(--surface);`
const inner = css`padding-block: 16px 24px;`
const help = css`
  display: grid; gap: 0 32px; margin-bottom: 12px;
  ${media.middle} { grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
`
const links = css`
  display: flex; flex-wrap: wrap; gap: 0 24px;
  a {
    display: inline-flex; align-items: center; gap: 6px; min-height: 2.75rem; color: var(--ink-soft); font-size: var(--type-14);
    text-decoration-color: transparent; overflow-wrap: anywhere;
  }
  a:hover { text-decoration-color: currentColor; }
  a > svg { width: 1em; height: 1em; }
`
const hotline = css`${media.middle} { order: 1; }`

/** The foot of the account, slim, so that nothing draws the eye from the client's money: help, documents, what the law wants said. */
export function AccountFooter() {
  return (
    <footer css={footer}>
      <div css={[shellWidth, inner]}>
        <div css={help}>
          <Hotline css={hotline} />
          <nav aria-label="Помощь и документы">
            <FootLinks css={links} links={accountFootLinks} />
          </nav>
        </div>
        <LegalLines />
      </div>
    </footer>
  )
}
