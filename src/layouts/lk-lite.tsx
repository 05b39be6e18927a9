import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { gutter } from '#ui/tokens.ts'
import { useLiteLocation, useSection, type LiteLocation } from '#views/lite/lite-location.ts'
import { Layout as SiteLayout } from './default.tsx'
import { LiteHeader } from './lite/lite-header.tsx'
import { SiteFooter } from './site-footer.tsx'

const frame = css`display: flex; flex-direction: column; min-height: 100dvh;`
/* The footer begins below the window, as on the public site. */
const main = css`${gutter} --band-radius: 0px; flex: 1 0 calc(100dvh - 9.75rem); &:focus { outline: none; }`

type LayoutProps = { children: ReactNode }

/** Pages of a holding under its own header and menu, in the public look (2.3-01); the list of holdings stands in the public site. */
export function Layout({ children }: LayoutProps) {
  const location = useLiteLocation()
  return location.id === null ? (
    <SiteLayout>{children}</SiteLayout>
  ) : (
    <SectionLayout key={location.id} id={location.id} location={location}>
      {children}
    </SectionLayout>
  )
}

function SectionLayout({ id, location, children }: LayoutProps & { id: string; location: LiteLocation }) {
  const section = useSection(id)
  return (
    <div css={frame}>
      <SkipLink to="main" />
      <LiteHeader location={location} section={section} />
      <main css={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
