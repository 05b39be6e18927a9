import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { LiteSection } from '#domain/content.ts'
import { telHref } from '#domain/tel-href.ts'
import type { QueryState } from '#system/react/use-query.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phone } from '#ui/icons.ts'
import { band } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { gutter, media } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { LiteLocation } from '#views/lite/lite-location.ts'
import { HeaderBar } from '../header-bar.tsx'
import { Hotline } from '../hotline.tsx'
import { LiteMenu, liteMenu } from './lite-menu.tsx'

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
        menu={
          section.state === 'failed'
            ? null
            : {
                title: 'Меню программы',
                links: <LiteMenu links={links} current={part} />,
                foot: (
                  <>
                    {joining !== null && (
                      <ButtonLink wide href={joining}>
                        Хочу вступить
                      </ButtonLink>
                    )}
                    {shown?.hotline ? <SectionHotline number={shown.hotline} /> : <Hotline />}
                  </>
                ),
                isAwaited: shown === null,
              }
        }
      />
      {section.state !== 'failed' && (
        <div css={own}>
          <SectionTitle css={band} section={shown} href={hrefOf('main-page')}>
            {joining !== null && (
              <ButtonLink css={join} href={joining}>
                Хочу вступить
              </ButtonLink>
            )}
          </SectionTitle>
          <div css={[band, pages]}>
            <LiteMenu row links={links} current={part} />
          </div>
        </div>
      )}
    </header>
  )
}

const strip = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; min-height: 3.25rem; padding-block: 4px;`
const name = css`
  display: inline-flex; align-items: center; min-height: 2.75rem; margin-right: auto; color: var(--ink);
  font-size: var(--type-18); font-weight: 600; line-height: 1.25; text-decoration: none;
  &:hover { color: var(--link); }
`
/* On a phone it stands in the menu: two numbers above each other would be taken for one another. */
const call = css`
  display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; color: var(--ink); font-variant-numeric: tabular-nums; text-decoration: none;
  > svg { flex: none; color: var(--lantern); }
  &:hover { color: var(--link); }
`
const inStrip = css`display: none; ${media.middle} { display: inline-flex; }`
const outline = css`width: 18rem; max-width: 70vw;`

type SectionTitleProps = {
  /** Null while it is on its way. */
  section: { title: string; hotline?: string | null | undefined } | null
  /** The main page of the section. */
  href: string
  className?: string | undefined
  children?: ReactNode
}

/** The telephone of a holding's programme. */
function SectionHotline({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <Anchor css={call} className={className} href={telHref(number)}>
      <Icon path={phone} />
      <span>
        <VisuallyHidden>Телефон программы: </VisuallyHidden>
        {number}
      </span>
    </Anchor>
  )
}

/** Whose section this is, its own telephone and the way to join. */
function SectionTitle({ section, href, className, children }: SectionTitleProps) {
  if (section === null)
    return (
      <Loading css={strip} className={className} label="Программа загружается…">
        <Skeleton css={outline} />
      </Loading>
    )
  const { title, hotline } = section
  return (
    <div css={strip} className={className}>
      <Anchor css={name} href={href}>
        {title}
      </Anchor>
      {hotline && (
        <span css={inStrip}>
          <SectionHotline number={hotline} />
        </span>
      )}
      {children}
    </div>
  )
}
