import { css } from '@emotion/react'
import { useState } from 'react'
import type { LiteSection } from '#domain/content.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { hrefs } from '#routes/hrefs.ts'
import { useActor, useView } from '#system/system.tsx'
import type { Reading } from '#system/use-read.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { logout, menu, user } from '#ui/icons.ts'
import { band } from '#ui/layout.ts'
import { Drawer } from '#ui/menu-drawer.ts'
import { media } from '#ui/tokens.ts'
import type { LitePlace } from '#views/lite/lite-place.ts'
import { gutter } from '../gutter.ts'
import { HeaderTools } from '../header-tools.tsx'
import { Hotline } from '../hotline.tsx'
import { Logotype } from '../logotype.tsx'
import { LiteMenu } from './lite-menu.tsx'
import { liteMenu } from './lite-menu-model.ts'
import { SectionHotline, SectionTitle } from './section-title.tsx'

const header = css`${gutter} border-bottom: 1px solid var(--line); background: var(--surface);`
const bar = css`
  display: grid; align-items: center; column-gap: 4px;
  grid-template: 'tools tools tools' minmax(2.75rem, auto) 'logo account menu' minmax(4rem, auto) / minmax(0, 1fr) auto auto;
  ${media.middle} { grid-template: 'logo tools account' minmax(4rem, auto) / minmax(0, 1fr) auto auto; column-gap: 24px; }
`
const logo = css`grid-area: logo;`
const tools = css`
  grid-area: tools; display: flex; align-items: center; background: var(--mist);
  margin-inline: calc(-1 * var(--gutter)); padding-inline: var(--gutter) calc(var(--gutter) - 10px);
  > a { margin-right: auto; }
  ${media.middle} { gap: 8px; margin: 0; padding: 0; background: none; }
`
const account = css`
  grid-area: account; padding-inline: 16px;
  @media (width < 480px) { padding-inline: 10px; overflow: clip; > span > span { position: absolute; clip-path: inset(50%); white-space: nowrap; } }
`
const burger = css`grid-area: menu; margin-right: -10px; ${media.middle} { display: none; }`
/* Its place is kept while the section is on its way. */
const awaited = css`visibility: hidden;`
const own = css`border-top: 1px solid var(--line);`
const pages = css`display: none; ${media.middle} { display: block; }`
const join = css`min-height: 2.75rem; padding-block: 4px; display: none; ${media.middle} { display: inline-flex; }`
const drawerFoot = css`display: grid; gap: 12px; margin-top: auto; padding: 20px;`

type LiteHeaderProps = { place: LitePlace; section: Reading<LiteSection> }

/** The header of a holding's section: the fund, the holding, its pages, the way to join and into the account (2.5-12, 2.5-14). */
export function LiteHeader({ place: { part, hrefOf }, section }: LiteHeaderProps) {
  const session = useActor('session')
  const mayEnter = useView('session', isSignedIn)
  const [isOpen, setOpen] = useState(false)
  const shown = section.state === 'shown' ? section.value : null
  const { links, joining } = shown ? liteMenu(shown, hrefOf) : { links: [], joining: null }
  return (
    <header css={header} data-print="no">
      <div css={[band, bar]}>
        <Logotype css={logo} />
        <div css={tools}>
          <Hotline />
          <HeaderTools />
          {mayEnter && <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'session.closed' })} />}
        </div>
        <ButtonLink css={account} kind="secondary" href={mayEnter ? hrefs.account : hrefs.entry} icon={<Icon path={user} />}>
          <span>Личный кабинет</span>
        </ButtonLink>
        {section.state !== 'failed' && (
          <IconButton css={[burger, shown === null && awaited]} path={menu} label="Меню" aria-haspopup="dialog" onClick={() => setOpen(true)} />
        )}
      </div>
      {section.state !== 'failed' && (
        <div css={own}>
          <SectionTitle css={band} section={shown} href={hrefOf('main-page')}>
            {joining !== null && <ButtonLink css={join} href={joining}>Хочу вступить</ButtonLink>}
          </SectionTitle>
          <div css={[band, pages]}><LiteMenu row links={links} current={part} /></div>
        </div>
      )}
      {isOpen && (
        <Drawer title="Меню программы" side="right" onClose={() => setOpen(false)}>
          <LiteMenu links={links} current={part} />
          <div css={drawerFoot}>
            {joining !== null && <ButtonLink wide href={joining}>Хочу вступить</ButtonLink>}
            {shown?.hotline ? <SectionHotline number={shown.hotline} /> : <Hotline />}
          </div>
        </Drawer>
      )}
    </header>
  )
}
