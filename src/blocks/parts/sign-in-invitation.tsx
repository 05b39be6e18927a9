import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import { currentUrl } from '#system/react/browser.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { user } from '#ui/icons.ts'

const place = css`max-width: 44rem;`

/** Stands for what only a client sees: why it is not here, and the way in that leads back to this page. */
export function SignInInvitation({ title, children }: { title: string; children: string }) {
  const { pathname, search } = currentUrl()
  return (
    <EmptyState
      css={place}
      icon={user}
      title={title}
      action={<ButtonLink href={hrefs.entryFor(pathname + search)}>Войти в личный кабинет</ButtonLink>}
    >
      {children}
    </EmptyState>
  )
}
