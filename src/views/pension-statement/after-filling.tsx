import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as limits from '#domain/limits.ts'
import { counted } from '#domain/plural.ts'
import { useActor } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DraftQuestion } from '../statements/draft-question.tsx'
import { SavedLine } from '../statements/saved-line.tsx'
import { StatementOutcome } from '../statements/statement-outcome.tsx'
import { title, usePension } from './use-pension.ts'
import { useOffered } from './use-programme.ts'

const page = css`${stack(16)}`
const actions = row(16)
const days = limits.draftCopyLifetime / (24 * 60 * 60 * 1000)

/** The application was put aside, and can be gone on with on this device. */
export function PutAside() {
  const { saved, today, resume } = usePension()
  return (
    <StatementOutcome title={title} heading="Заявление отложено">
      <SavedLine saved={saved} today={today} />
      <p>
        Черновик лежит только на этом устройстве, {counted(days, 'день', 'дня', 'дней')}. Продолжить его можно здесь же,
        в этом браузере.
      </p>
      <div css={actions}>
        <Button onClick={resume}>Продолжить заполнение</Button>
        <TextLink href={hrefs.services}>К услугам</TextLink>
      </div>
    </StatementOutcome>
  )
}

/** The fund has an application of this programme already. */
export function AlreadyFiled() {
  const actor = useActor('pensionStatement')
  const { blocked, resume } = usePension()
  const hasOthers = useOffered().length > 1
  return (
    <StatementOutcome title={title} heading="По этой программе заявление уже подано">
      <p>Фонд рассматривает его. Второе заявление по той же программе подать нельзя.</p>
      <p>
        <TextLink href={hrefs.documents}>Поданное заявление в документах</TextLink>
      </p>
      <div css={actions}>
        {hasOthers && <Button onClick={resume}>Выбрать другую программу</Button>}
        <Button
          kind="quiet"
          blocked={blocked}
          onClick={() => blocked === undefined && actor.send({ type: 'deletion.requested' })}
        >
          Удалить черновик
        </Button>
      </div>
    </StatementOutcome>
  )
}

/** The draft goes only after a question. */
export function Deleting() {
  const actor = useActor('pensionStatement')
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <DraftQuestion
        title={title}
        onClose={() => actor.send({ type: 'deletion.declined' })}
        onDelete={() => actor.send({ type: 'deletion.confirmed' })}
      />
    </div>
  )
}

/** What was typed last is on its way to the device. */
export function PuttingAside() {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Loading label="Сохраняем заявление">
        <Skeleton count={2} />
      </Loading>
    </div>
  )
}
