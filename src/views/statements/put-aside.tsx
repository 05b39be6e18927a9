import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { SavedLine } from './saved-line.tsx'
import { StatementOutcome } from './statement-outcome.tsx'
import type { Statement } from './statement.ts'

const page = css`${stack(16)}`
const actions = row(16)

export type PutAsideProps = {
  statement: Pick<Statement, 'title' | 'saved' | 'today' | 'resume'>
  /** Where the client can go from here; who has not joined yet has nowhere else. */
  onward?: { href: string; text: string } | undefined
  /** Until when and where it can be gone on with. */
  children: ReactNode
}

/** The statement was put aside, and can be gone on with. */
export function PutAside({ statement: { title, saved, today, resume }, onward, children }: PutAsideProps) {
  return (
    <StatementOutcome title={title} heading="Заявление отложено">
      <SavedLine saved={saved} today={today} />
      <p>{children}</p>
      <div css={actions}>
        <Button onClick={resume}>Продолжить заполнение</Button>
        {onward && <TextLink href={onward.href}>{onward.text}</TextLink>}
      </div>
    </StatementOutcome>
  )
}

/** The statement waits for the fund: what was typed last is on its way, unless `label` says what is. */
export function StatementPending({ title, label = 'Сохраняем заявление' }: { title: string; label?: string }) {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Loading label={label}>
        <Skeleton count={2} />
      </Loading>
    </div>
  )
}
