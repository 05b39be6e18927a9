import { css } from '@emotion/react'
import type { LiteSection } from '#domain/content.ts'
import type { QueryState } from '#system/react/use-query.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { band } from '#ui/layout.ts'
import { media } from '#ui/tokens.ts'
import type { LiteLocation } from '#views/lite/lite-location.ts'
import { gutter } from '../gutter.ts'
import { HeaderBar } from '../header-bar.tsx'
import { Hotline } from '../hotline.tsx'
import { LiteMenu } from './lite-menu.tsx'
import { liteMenu } from './lite-menu-model.ts'
import { SectionHotline, SectionTitle } from './section-title.tsx'

const header = css`${gutter} border-bottom: 1px solid var(--line); background: var(--surface);`
const own = css`border-top: 1px solid var(--line);`
const pages = css`display: none; ${media.middle} { display: block; }`
const join = css`min-height: 2.75rem; padding-block: 4px; display: none; ${media.middle} { display: inline-flex; }`

type LiteHeaderProps = { location: LiteLocation; section: QueryState<LiteSection> }

/** The header of a holding's section: the fund, the holding, its pages, the way to join and into the account (2.5-12, 2.5-14). */
export function LiteHeader({ location: { part, hrefOf }, section }: LiteHeaderProps) {
  const shown = section.state === 'shown' ? section.value : null
  const { links, joining } = shown ? liteMenu(shown, hrefOf) : { links: [], joining: null }
  return (
    <header css={header}>
      <HeaderBar
        account="secondary"
        menu={section.state === 'failed' ? null : {
          title: 'Меню программы',
          links: <LiteMenu links={links} current={part} />,
          foot: (
            <>
              {joining !== null && <ButtonLink wide href={joining}>Хочу вступить</ButtonLink>}
              {shown?.hotline ? <SectionHotline number={shown.hotline} /> : <Hotline />}
            </>
          ),
          isAwaited: shown === null,
        }}
      />
      {section.state !== 'failed' && (
        <div css={own}>
          <SectionTitle css={band} section={shown} href={hrefOf('main-page')}>
            {joining !== null && <ButtonLink css={join} href={joining}>Хочу вступить</ButtonLink>}
          </SectionTitle>
          <div css={[band, pages]}><LiteMenu row links={links} current={part} /></div>
        </div>
      )}
    </header>
  )
}
