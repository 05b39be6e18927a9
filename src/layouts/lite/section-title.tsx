import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { telHref } from '#domain/phone.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { phone } from '#ui/icons.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

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
export function SectionHotline({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <Anchor css={call} className={className} href={telHref(number)}>
      <Icon path={phone} /><span><VisuallyHidden>Телефон программы: </VisuallyHidden>{number}</span>
    </Anchor>
  )
}

/** Whose section this is, its own telephone and the way to join. */
export function SectionTitle({ section, href, className, children }: SectionTitleProps) {
  if (section === null) return <Loading css={strip} className={className} label="Программа загружается…"><Skeleton css={outline} /></Loading>
  const { title, hotline } = section
  return (
    <div css={strip} className={className}>
      <Anchor css={name} href={href}>{title}</Anchor>
      {hotline && <span css={inStrip}><SectionHotline number={hotline} /></span>}
      {children}
    </div>
  )
}
