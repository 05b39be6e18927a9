import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const frame = css`display: flex; flex-direction: column; min-height: 100dvh;`
const main = css`--gutter: clamp(16px, 4vw, 48px); flex: 1; &:focus { outline: none; }`

/** The public site (2.3-01): header, page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div css={frame}>
      <SkipLink to="main" />
      <SiteHeader />
      <main css={main} id="main" tabIndex={-1}>{children}</main>
      <SiteFooter />
    </div>
  )
}
