import { css } from '@emotion/react'
import { telHref } from '#domain/phone.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { phone } from '#ui/icons.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const strip = css`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 24px; min-height: 3rem;
  a { display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; color: var(--ink); text-decoration: none; &:hover { color: var(--link); } }
  > a:first-of-type { font-size: var(--type-18); font-weight: 600; line-height: 1.25; }
  svg { flex: none; color: var(--lantern); }
`
const outline = css`width: 18rem; max-width: 70vw;`

type SectionTitleProps = {
  /** Null while it is on its way. */
  section: { title: string; hotline?: string | null | undefined } | null
  /** The main page of the section. */
  href: string
  className?: string | undefined
}

/** Whose section this is, and its own telephone. */
export function SectionTitle({ section, href, className }: SectionTitleProps) {
  if (section === null) return <Loading css={strip} className={className} label="Программа загружается…"><Skeleton css={outline} /></Loading>
  const { title, hotline } = section
  return (
    <div css={strip} className={className}>
      <Anchor href={href}>{title}</Anchor>
      {hotline && (
        <Anchor href={telHref(hotline)}><Icon path={phone} /><span><VisuallyHidden>Телефон программы: </VisuallyHidden>{hotline}</span></Anchor>
      )}
    </div>
  )
}
