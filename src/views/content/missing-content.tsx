import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { MissingHeading } from '#views/service/missing-heading.tsx'
import { PageCard } from '#views/service/page-card.tsx'

const place = css`padding: 48px 16px;`

/** An address that the content service names and has no page for (2.3-05). */
export function MissingContent() {
  return (
    <div css={place}>
      <PageCard>
        <MissingHeading />
        <p>Адрес известен, но страницы по нему ещё нет или её уже убрали.</p>
        <ButtonLink href={hrefs.home}>Вернуться на главную</ButtonLink>
      </PageCard>
    </div>
  )
}
