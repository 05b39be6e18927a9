import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { statementId } from '#machines/draft/selectors.ts'
import { isDeletionAsked } from '#machines/redemption-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DraftQuestion } from '../statements/draft-question.tsx'
import { SavedLine } from '../statements/saved-line.tsx'
import { StatementOutcome } from '../statements/statement-outcome.tsx'
import { useRedemption } from './use-redemption.ts'
import { useSaved } from './use-saved.ts'

const page = css`${stack(16)}`
const actions = row(16)
const title = 'Заявление на выкуп'

/** The statement was put aside, and can be gone on with. */
export function PutAside() {
  const { wizard, today } = useRedemption()
  return (
    <StatementOutcome title={title} heading="Заявление отложено">
      <SavedLine saved={useSaved()} today={today} />
      <p>Вернуться к нему можно в любой день, пока хранится черновик.</p>
      <div css={actions}>
        <Button onClick={() => wizard.send({ type: 'statement.continued' })}>Продолжить заполнение</Button>
        <TextLink href={hrefs.services}>К услугам</TextLink>
      </div>
    </StatementOutcome>
  )
}

/** The same statement was filed in another tab, or on another device. */
export function FiledElsewhere() {
  const id = useView('draft', statementId)
  return (
    <StatementOutcome title={title} heading="Заявление уже подано">
      <p>Его подписали в другой вкладке или на другом устройстве. Менять его здесь больше нельзя.</p>
      <p>
        <TextLink href={id === null ? hrefs.services : statementHrefs.filedRedemption(id)}>Что с заявлением</TextLink>
      </p>
    </StatementOutcome>
  )
}

/** The draft goes only after a question. */
export function Deleting() {
  const wizard = useActor('redemptionWizard')
  const isAsked = useView('redemptionWizard', isDeletionAsked)
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      {isAsked ? (
        <DraftQuestion
          title={title}
          onClose={() => wizard.send({ type: 'deletion.declined' })}
          onDelete={() => wizard.send({ type: 'deletion.confirmed' })}
        />
      ) : (
        <Loading label="Удаляем черновик">
          <Skeleton count={2} />
        </Loading>
      )}
    </div>
  )
}

/** What was typed last is on its way. */
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
