import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as limits from '#domain/limits.ts'
import { counted } from '#domain/plural.ts'
import { Button } from '#ui/button.tsx'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DraftQuestion } from './draft-question.tsx'
import { SavedLine } from './saved-line.tsx'
import { StatementOutcome } from './statement-outcome.tsx'
import type { Statement } from './statement.ts'

/* What becomes of a statement whose draft is on the device alone, when it is left before it is signed. */
const page = css`${stack(16)}`
const actions = row(16)

type PutAsideProps = { statement: Pick<Statement, 'title' | 'saved' | 'today' | 'resume'> }

/** It was put aside, and can be gone on with on this device. */
export function PutAside({ statement: { title, saved, today, resume } }: PutAsideProps) {
  return (
    <StatementOutcome title={title} heading="Заявление отложено">
      <SavedLine saved={saved} today={today} />
      <p>
        Черновик лежит только на этом устройстве, {counted(limits.draftCopyDays, 'день', 'дня', 'дней')}. Продолжить его
        можно здесь же, в этом браузере.
      </p>
      <div css={actions}>
        <Button onClick={resume}>Продолжить заполнение</Button>
        <TextLink href={hrefs.services}>К услугам</TextLink>
      </div>
    </StatementOutcome>
  )
}

type DeletingProps = { title: string; onDelete: () => void; onKeep: () => void }

/** The draft goes only after a question. */
export function Deleting({ title, onDelete, onKeep }: DeletingProps) {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <DraftQuestion title={title} onClose={onKeep} onDelete={onDelete} />
    </div>
  )
}

/** What was typed last is on its way to the device. */
export function PuttingAside({ title }: { title: string }) {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Loading label="Сохраняем заявление">
        <Skeleton count={2} />
      </Loading>
    </div>
  )
}
