import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { gutter } from '#ui/tokens.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const frame = css`display: flex; flex-direction: column; min-height: 100dvh;`
/* The footer begins below the window, so that it is not seen to move when a page that has been loading turns out short. */
const main = css`${gutter} --band-radius: 0px; flex: 1 0 calc(100dvh - 6.75rem); &:focus { outline: none; }`

/** The public site (2.3-01): header, page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div css={frame}>
      <SkipLink to="main" />
      <SiteHeader />
      <main css={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
