import { css } from '@emotion/react'
import { messages } from '#domain/faults.ts'
import type { DeadEnd as Kind } from '#machines/navigation/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phone } from '#ui/icons.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from '#views/service/hotline-link.tsx'
import { PageCard } from '#views/service/page-card.tsx'

const place = css`padding: 48px 16px;`
const number = css`color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;`
const call = css`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; font-size: var(--type-18); font-weight: 500;
  > svg { color: var(--deep); }
`

type ErrorPageProps = {
  /** 404, or whatever went wrong; 500 where that is not known. */
  status: number
  message: string
  /** What the client is to name to the hotline. */
  code?: string | undefined
  /** It stands in the account, and leads to its main page. */
  isAccount?: boolean
}

/** Stands in a page's place: no such page, or an error and whom to call about it (2.3-05, 2.3-06). */
export function ErrorPage({ status, message, code, isAccount = false }: ErrorPageProps) {
  const isMissing = status === 404
  return (
    <div css={place}>
      <PageCard>
        <PageHeading>
          {isMissing ? messages.pageNotFound : `Произошла ошибка: «${message || messages.unexpected}»`}
        </PageHeading>
        <p>
          {isMissing
            ? 'Возможно, её перенесли или в адресе опечатка. Если вас привела наша ссылка, сообщите нам.'
            : messages.callSupport}
        </p>
        <p css={call}>
          <Icon path={phone} />
          <HotlineLink />
        </p>
        {code !== undefined && (
          <p css={number}>
            Назовите код ошибки: <strong>{code}</strong>
          </p>
        )}
        <ButtonLink href={isAccount ? hrefs.account : hrefs.home}>Вернуться на главную</ButtonLink>
        <p css={number}>Ошибка {status}</p>
      </PageCard>
    </div>
  )
}

const JoiningMissing = lazyWithFallback(() =>
  import('#views/joining-wizard/joining-missing.tsx').then((part) => part.JoiningMissing),
)

/**
 * Where the guards lead nowhere: no such page (2.3-05), no joining statement of a client who has nothing else (4.3-02), or a guard that has
 * failed itself (2.3-07).
 */
export function DeadEnd({ kind, isAccount }: { kind: Kind; isAccount: boolean }) {
  if (kind === 'joiningMissing') return <JoiningMissing />
  return <ErrorPage status={kind === 'missing' ? 404 : 500} message={messages.unexpected} isAccount={isAccount} />
}
