import { css } from '@emotion/react'
import { useState } from 'react'
import { fullName, initials } from '#domain/account.ts'
import { profileOfJoining } from '#domain/joining.ts'
import { joining } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/menu-drawer.ts'
import { Icon } from '#ui/icon.tsx'
import { document, home, menu, user } from '#ui/icons.ts'
import { media } from '#ui/tokens.ts'
import { parts } from '#views/joining-wizard/parts.ts'

const list = css`
  a {
    display: flex; gap: 12px; align-items: center; min-height: 2.75rem; padding: 8px 12px; border-radius: var(--control-radius);
    color: var(--ink); line-height: 1.25; text-decoration: none;
    &:hover { background: var(--mist); }
    > svg { color: var(--link); }
  }
`
const column = css`display: none; position: sticky; top: 24px; ${media.middle} { display: block; }`
const opener = css`justify-self: start; ${media.middle} { display: none; }`
const drawn = css`padding: 0 8px 24px;`

function Pages() {
  const request = useView('session', joining)
  const person = request && profileOfJoining(request)
  return (
    <ul css={list} role="list">
      <li>
        <a href={`#${parts.profile.id}`}>
          {person ? <Avatar initials={initials(person)} /> : <Icon path={user} />}
          {(person && fullName(person)) || parts.profile.title}
        </a>
      </li>
      <li>
        <a href={`#${parts.main.id}`}>
          <Icon path={home} />
          {parts.main.title}
        </a>
      </li>
      <li>
        <a href={`#${parts.documents.id}`}>
          <Icon path={document} />
          {parts.documents.title}
        </a>
      </li>
    </ul>
  )
}

/** The side menu of an accepted statement (2.3-04): a column where there is room, else a drawer. */
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
      <nav css={column} aria-label="Заявление">
        <Pages />
      </nav>
      {isOpen && (
        <Drawer title="Меню" onClose={() => setOpen(false)}>
          <nav css={drawn} aria-label="Заявление">
            <Pages />
          </nav>
        </Drawer>
      )}
    </>
  )
}
