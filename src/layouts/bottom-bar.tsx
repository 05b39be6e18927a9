import { css } from '@emotion/react'
import { programmes } from '#machines/client/selectors.ts'
import { path as currentPath } from '#machines/navigation/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useMaybeView, useView } from '#system/react/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { home, menu, percent, user, wallet } from '#ui/icons.ts'
import { media } from '#ui/tokens.ts'
import { findProgramme, hereOf } from './side-menu-model.ts'

const height = '3.75rem'
/* Over a page that is enlarged fourfold the bar would take a third of it: there it stands after the page. */
const floats = '@media (height >= 400px)'
/* The current place is no heavier than the others, as in the menu. */
const bar = css`
  html:has(&) { --sticky-top: 16px; }
  ${floats} { html:has(&) { --bottom-bar: ${height}; } }
  ${media.middle} { html:has(&) { --bottom-bar: 0px; } }
  display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; background: var(--surface); border-top: 1px solid var(--line);
  ${floats} { position: fixed; z-index: 20; inset: auto 0 0; min-height: ${height}; padding-bottom: env(safe-area-inset-bottom); }
  ${media.middle} { display: none; }
  @media print { display: none; }
  a, button {
    display: grid; justify-items: center; align-content: center; gap: 2px; min-width: 0; min-height: ${height}; padding: 4px; border: 0; background: none;
    color: var(--ink-soft); font-size: var(--type-14); line-height: 1.25; text-decoration: none; cursor: pointer;
    &:focus-visible { outline-offset: -3px; }
  }
  a[aria-current] { color: var(--link); box-shadow: inset 0 3px 0 var(--lantern); }
`

const pages = [
  { label: 'Главное', href: hrefs.account, icon: home },
  { label: 'Налоги', href: hrefs.taxation, icon: percent },
  { label: 'Услуги', href: hrefs.services, icon: wallet },
]

const pagesWithoutProgrammes = [findProgramme, { label: 'Профиль', href: hrefs.profile, icon: user }]

type BottomBarProps = { onMenu: () => void }

/** The most used places under the thumb, and the button of the whole menu, on narrow screens. */
export function BottomBar({ onMenu }: BottomBarProps) {
  const path = useView('navigation', currentPath)
  const shown = useMaybeView('client', programmes, 'loading') === 'none' ? pagesWithoutProgrammes : pages
  return (
    <nav css={bar} aria-label="Быстрый доступ">
      {shown.map(({ label, href, icon }) => (
        <Anchor key={href} href={href} aria-current={hereOf({ href }, path)}>
          <Icon path={icon} />
          {label}
        </Anchor>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMenu}>
        <Icon path={menu} />
        Меню
      </button>
    </nav>
  )
}
