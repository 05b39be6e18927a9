import { css } from '@emotion/react'
import { messages } from '#domain/faults.ts'
import * as hrefs from '#domain/hrefs.ts'
import { missingPage, pageTitle } from '#domain/page-title.ts'
import { env } from '#env.ts'
import { useHere } from '#system/react/here.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageHeading, useTitle } from '#ui/page-heading.tsx'
import { PageCard } from '#views/service/page-card.tsx'

const place = css`padding: 48px 16px;`

const accountLayouts: readonly unknown[] = ['npf-lk', 'online-joining']

/** An address that the content service names and has no page for (2.3-05); inside the account the way back is that of the account. */
export function MissingContent() {
  const { cmsRoute, location } = useHere()
  const isInAccount = accountLayouts.includes((cmsRoute ?? location)?.layout)
  return (
    <div css={place}>
      <PageCard>
        <MissingHeading />
        <p>Адрес известен, но страницы по нему ещё нет или её уже убрали.</p>
        <ButtonLink href={isInAccount ? hrefs.account : hrefs.home}>Вернуться на главную</ButtonLink>
      </PageCard>
    </div>
  )
}

/** A preview whose address does not say of what. */
export function NothingNamed() {
  return (
    <div css={place}>
      <PageCard>
        <MissingHeading />
        <p>В адресе предпросмотра нет названия содержания: добавьте к нему id, а версию назовите в v.</p>
      </PageCard>
    </div>
  )
}

/** The heading and the title of a page that is not there (2.3-05). */
export function MissingHeading() {
  useTitle(pageTitle(missingPage, env.fundName))
  return <PageHeading>{messages.pageNotFound}</PageHeading>
}
