import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { isComplete, stage } from '#machines/joining-wizard/selectors.ts'
import { location } from '#machines/navigation/selectors.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { useMaybeView, useView } from '#system/react/system.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { media } from '#ui/tokens.ts'
import { MimicNotice } from '#views/impersonation/mimic-notice.tsx'
import { JoiningSteps } from '#views/joining-wizard/joining-steps.tsx'
import { JoiningMenu } from './joining-menu.tsx'
import { SlimHeader } from './slim-header.tsx'

const page = css`display: flex; flex-direction: column; min-height: 100dvh;`
const body = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; align-content: start; width: 100%; max-width: 52rem; margin-inline: auto; padding: 32px 24px 64px;
  > main:focus { outline: none; }
  ${media.mobile} { padding: 16px 16px 40px; }
`
const withMenu = css`
  max-width: 72rem;
  ${media.middle} { grid-template-columns: 17.5rem minmax(0, 1fr); gap: 32px 40px; }
  @media print { grid-template-columns: minmax(0, 1fr); }
`
const wide = css`width: 100%; max-width: 88rem; margin-inline: auto; padding-inline: 24px;`
const across = css`grid-column: 1 / -1;`
const outline = css`height: 3rem;`

/** The joining statement: the way to the programme across the top; at its end, and on the pages about the contract, a side menu (2.3-02 to 2.3-04). */
export function Layout({ children }: { children: ReactNode }) {
  const now = useMaybeView('joiningWizard', stage, null)
  const mayRead = useView('session', isSignedIn)
  const isContract = useView('navigation', location)?.page === 'onlineContract'
  const isLoading = now === null ? mayRead && !isContract : now === 'loading'
  const isOpen = now !== null && !['loading', 'missing', 'invited', 'failed'].includes(now)
  const hasMenu = useMaybeView('joiningWizard', isComplete, isContract)
  return (
    <div css={page}>
      <SkipLink to="main" />
      <MimicNotice css={wide} />
      <SlimHeader />
      <div css={[body, hasMenu && withMenu]}>
        {isLoading && <Skeleton shape="card" css={outline} />}
        {isOpen && (
          <section css={across} aria-label="Вступление в программу">
            <JoiningSteps />
          </section>
        )}
        {hasMenu && <JoiningMenu />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
