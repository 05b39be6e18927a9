import { css } from '@emotion/react'
import type { LiteSection } from '#domain/content.ts'
import { litePageId } from '#domain/lite-flags.ts'
import type { LitePart } from '#domain/lite.ts'
import { Anchor } from '#ui/anchor.tsx'
import { media } from '#ui/tokens.ts'

type LiteMenuLink = { part: LitePart; label: string; href: string }
type MenuOfSection = {
  links: LiteMenuLink[]
  /** Where the button «Хочу вступить» leads; null where the holding has no such page. */
  joining: string | null
}

const rows: readonly [part: LitePart, label: string][] = [
  ['main-page', 'Главная'],
  ['description', 'Описание программы'],
  ['invest', 'Инвестиционная деятельность'],
  ['payment', 'Выплаты'],
  ['lk', 'Личный кабинет'],
  ['calculator', 'Калькулятор'],
  ['pension', 'Пенсионный путеводитель'],
  ['document', 'Документы'],
  ['question', 'Вопросы и ответы'],
  ['contact', 'Контакты'],
]

/** The menu of a holding's section in its order: only what the section says that it has (2.5-12). */
export function liteMenu(section: LiteSection, hrefOf: (part: LitePart) => string): MenuOfSection {
  const has = (part: LitePart) => litePageId(section, part) !== null
  return {
    links: rows.filter(([part]) => has(part)).map(([part, label]) => ({ part, label, href: hrefOf(part) })),
    joining: has('joining') ? hrefOf('joining') : null,
  }
}

/* Where all ten fit in a row. */
const oneRow = '@media (width >= 1336px)'

const links = css`
  a {
    display: flex; align-items: center; min-height: 3rem; padding: 8px 20px; border-left: 3px solid transparent; color: var(--ink); text-decoration: none;
    &:hover { background: var(--mist); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] { border-color: var(--lantern); background: var(--mist); color: var(--link); }
  }
  ${media.middle} {
    &[data-row] { display: flex; flex-wrap: wrap; gap: 0 22px; }
    &[data-row] a {
      min-height: 2.75rem; padding: 6px 0; border-left: 0; border-bottom: 3px solid transparent; font-size: var(--type-14);
      &:hover { background: none; color: var(--link); border-color: var(--line-strong); }
      &[aria-current] { background: none; border-color: var(--lantern); }
    }
  }
  ${oneRow} {
    &[data-row] { gap: 0; }
    &[data-row] > li + li { position: relative; margin-left: 11px; &::before { content: ''; position: absolute; inset: 14px auto 14px -6px; border-left: 1px solid var(--line); } }
  }
`

type LiteMenuProps = {
  links: readonly LiteMenuLink[]
  current: LitePart | null
  /** Beside each other on wide screens. */
  row?: boolean | undefined
}

/* As tall as the rows of a full menu from the beginning: nothing moves when the section comes. */
const room = css`${media.middle} { min-height: 5.5rem; } ${oneRow} { min-height: 2.75rem; }`

/** The pages of a holding's section; the one that is open is marked (2.5-12). */
export function LiteMenu({ links: pages, current, row }: LiteMenuProps) {
  return (
    <nav css={row && room} aria-label="Разделы программы">
      <ul css={links} role="list" data-row={row}>
        {pages.map(({ part, label, href }) => (
          <li key={part}>
            <Anchor href={href} aria-current={part === current ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
