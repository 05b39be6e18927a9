import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { useLitePlace, useSection } from '#views/lite/use-section.ts'
import type { LitePlace } from '#views/lite/lite-place.ts'
import { Layout as SiteLayout } from './default.tsx'
import { gutter } from './gutter.ts'
import { LiteHeader } from './lite/lite-header.tsx'
import { SiteFooter } from './site-footer.tsx'

const frame = css`display: flex; flex-direction: column; min-height: 100dvh;`
/* The footer begins below the window, as on the public site. */
const main = css`${gutter} --band-radius: 0px; flex: 1 0 calc(100dvh - 9.75rem); &:focus { outline: none; }`

type LayoutProps = { children: ReactNode }

/** Pages of a holding under its own header and menu, in the public look (2.3-01); the list of holdings stands in the public site. */
export function Layout({ children }: LayoutProps) {
  const place = useLitePlace()
  return place.id === null ? <SiteLayout>{children}</SiteLayout> : <SectionLayout key={place.id} id={place.id} place={place}>{children}</SectionLayout>
}

function SectionLayout({ id, place, children }: LayoutProps & { id: string; place: LitePlace }) {
  const section = useSection(id)
  return (
    <div css={frame}>
      <SkipLink to="main" />
      <LiteHeader place={place} section={section} />
      <main css={main} id="main" tabIndex={-1}>{children}</main>
      <SiteFooter />
    </div>
  )
}
