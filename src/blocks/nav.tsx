import { css } from '@emotion/react'
import { use, type CSSProperties } from 'react'
import { follow } from '#ui/anchor-nav/link.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowRight } from '#ui/icons.ts'
import { columns } from '#ui/layout.ts'
import { block } from './kit/block.tsx'
import { linksOf, navParams, PageLinks, showPart } from './kit/page-links.ts'

const panel = css`padding: 12px 20px; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--surface);`
const list = [
  columns(260, 0),
  css`
  column-gap: 24px;
  a {
    display: flex; align-items: center; gap: 8px; min-height: 2.75rem; padding-left: calc(var(--indent, 0) * 16px); text-decoration: none;
    > svg { flex: none; width: 16px; height: 16px; color: var(--lantern); }
    &:hover { text-decoration: underline; }
  }
`,
]

/** What is on the page, as links into it; a sticky one is shown beside the page instead, by the page itself (2.7-05). */
export const Block = block(navParams, function NavBlock({ params }) {
  const links = linksOf(params, use(PageLinks))
  if (links.length === 0) return null
  return (
    <nav css={panel} aria-label="На этой странице">
      <ul role="list" css={list}>
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              style={{ '--indent': link.numberOfExtraIndets } as CSSProperties}
              onClick={(event) => follow(event, () => showPart(link))}
            >
              <Icon path={arrowRight} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
