import type { ReactNode } from 'react'
import * as hrefs from '#domain/hrefs.ts'
import { email, step, errorText } from '#machines/email-confirmation/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Tone } from '#ui/tone.ts'
import { HotlineLink } from '#views/service/hotline-link.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { PageCard } from '../service/page-card.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Подтверждение почты'

/** /lk/confirm-email: how the key of a letter was taken (2.2-04). */
export function Page() {
  return (
    <PageCard>
      <Alive actor="emailConfirmation" otherwise={<InProgress>Проверяем ссылку…</InProgress>}>
        <Outcome />
      </Alive>
    </PageCard>
  )
}

const hotline = <HotlineLink />
const toAccount = <ButtonLink href={hrefs.account}>Перейти в личный кабинет</ButtonLink>

function Verdict({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) {
  return (
    <Notice tone={tone} title={title} role="status">
      {children}
    </Notice>
  )
}

/** Confirmed, out of date, of no use, or not asked at all: each in its own words. */
function Outcome() {
  const confirmation = useActor('emailConfirmation')
  const how = useView('emailConfirmation', step)
  const address = useView('emailConfirmation', email)
  const why = useView('emailConfirmation', errorText)
  switch (how) {
    case 'reading':
    case 'confirming':
      return (
        <>
          <PageHeading>Подтверждение почты</PageHeading>
          <InProgress>Проверяем ссылку…</InProgress>
        </>
      )
    case 'confirmed':
      return (
        <>
          <PageHeading>Почта подтверждена</PageHeading>
          <Verdict tone="good" title={address ?? 'Готово'}>
            <p>На этот адрес мы будем присылать документы и ответы на обращения.</p>
          </Verdict>
          {toAccount}
        </>
      )
    case 'expired':
      return (
        <>
          <PageHeading>Ссылка устарела</PageHeading>
          <Verdict tone="warn" title="Почта пока не подтверждена">
            <p>
              Ссылка из письма действует ограниченное время. Запросите новое письмо в личном кабинете или по телефону{' '}
              {hotline}.
            </p>
          </Verdict>
          {toAccount}
        </>
      )
    case 'invalid':
      return (
        <>
          <PageHeading>Ссылка не подходит</PageHeading>
          <Verdict tone="bad" title="Почта не подтверждена">
            <p>
              Откройте ссылку прямо из письма целиком. Если по ней уже переходили, почта могла быть подтверждена раньше:
              это видно в личном кабинете. Нужна помощь — позвоните: {hotline}.
            </p>
          </Verdict>
          {toAccount}
        </>
      )
    case 'failed':
      return (
        <>
          <PageHeading>Подтверждение почты</PageHeading>
          <FailedState
            title="Не удалось проверить ссылку"
            onRetry={() => confirmation.send({ type: 'retry.requested' })}
          >
            {why}
          </FailedState>
        </>
      )
  }
}
