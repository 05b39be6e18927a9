import { css } from '@emotion/react'
import { useState } from 'react'
import { fullName, initials } from '#domain/account.ts'
import * as hrefs from '#domain/hrefs.ts'
import { profileOfJoining } from '#domain/joining.ts'
import { contractParts } from '#domain/online-contract.ts'
import { isSamePath } from '#domain/paths.ts'
import { location } from '#machines/navigation/selectors.ts'
import { joining } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/menu-drawer.ts'
import { Icon } from '#ui/icon.tsx'
import { document, home, menu, user } from '#ui/icons.ts'
import { media } from '#ui/tokens.ts'

const list = css`
  a {
    display: flex; gap: 12px; align-items: center; min-height: 2.75rem; padding: 8px 12px; border-radius: var(--control-radius);
    color: var(--ink); line-height: 1.25; text-decoration: none;
    &:hover { background: var(--mist); }
    &[aria-current] { background: var(--mist); color: var(--link); box-shadow: inset 3px 0 0 var(--lantern); }
    > svg { color: var(--link); }
  }
`
const column = css`display: none; position: sticky; top: 24px; ${media.middle} { display: block; }`
const opener = css`justify-self: start; ${media.middle} { display: none; }`
const drawn = css`padding: 0 8px 24px;`

function Pages({ onPick }: { onPick?: () => void }) {
  const request = useView('session', joining)
  const path = useView('navigation', location)?.path ?? ''
  const person = request && profileOfJoining(request)
  const pages = [
    {
      href: hrefs.onlineContract('profile'),
      icon: person ? <Avatar initials={initials(person)} /> : <Icon path={user} />,
      title: (person && fullName(person)) || contractParts.profile,
    },
    { href: hrefs.onlineContract(''), icon: <Icon path={home} />, title: 'Главное' },
    {
      href: hrefs.onlineContract('documents-and-instructions'),
      icon: <Icon path={document} />,
      title: contractParts['documents-and-instructions'],
    },
  ]
  return (
    <ul css={list} role="list">
      {pages.map(({ href, icon, title }) => (
        <li key={href}>
          <Anchor href={href} aria-current={isSamePath(href, path) ? 'page' : undefined} onClick={onPick}>
            {icon}
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** The side menu of an accepted statement and of the pages about its contract (2.3-04): a column where there is room, else a drawer. */
export function JoiningMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        css={opener}
        kind="secondary"
        icon={<Icon path={menu} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Меню
      </Button>
      <nav css={column} aria-label="Договор">
        <Pages />
      </nav>
      {isOpen && (
        <Drawer title="Меню" onClose={() => setOpen(false)}>
          <nav css={drawn} aria-label="Договор">
            <Pages onPick={() => setOpen(false)} />
          </nav>
        </Drawer>
      )}
    </>
  )
}
