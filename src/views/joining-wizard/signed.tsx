import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { answerTerm } from '#domain/review-term.ts'
import { isArriving, isAsking } from '#machines/joining-wizard/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { useStepsLeft } from '#system/react/use-step-history.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { row, stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { joiningTitle } from './joining-title.ts'
import { RequestAccepted } from './request-accepted.tsx'
import { useJoining } from './use-joining.ts'

/* Seen once in a joining. */
const SignedPapers = lazyWithFallback(async () => (await import('./signed-papers.tsx')).SignedPapers, { isRare: true })

const column = css`${stack(24)}`
const links = row(12)

/** It is signed, and the contract is awaited; the side menu leads to the pages about it (2.3-04). */
export function Signed() {
  useStepsLeft()
  const { request, wizard } = useJoining()
  const isMade = useView('joiningWizard', isArriving)
  const isBusy = useView('joiningWizard', isAsking)
  const { signature } = request
  const day = longDate(signature?.registrationDate)
  return (
    <div css={column}>
      <PageHeading>{joiningTitle}</PageHeading>
      {isMade && (
        <Notice tone="good" title="Договор заключён">
          <p>Открываем ваш личный кабинет. Это может занять до минуты.</p>
        </Notice>
      )}
      <LiveRegion>{isMade && 'Договор заключён, открываем личный кабинет'}</LiveRegion>
      <RequestAccepted request={request}>
        <DefinitionList
          items={[
            ...(day ? [{ term: 'Подписано', value: day }] : []),
            { term: 'Срок', value: (signature && answerTerm(signature)) ?? 'Назван в пенсионных правилах' },
          ]}
        />
      </RequestAccepted>
      <div css={links}>
        <ButtonLink href={hrefs.onlineContract('')}>О вашем договоре</ButtonLink>
        {!isMade && (
          <Button kind="secondary" busy={isBusy} onClick={() => wizard.send({ type: 'retry.requested' })}>
            Проверить, заключён ли договор
          </Button>
        )}
      </div>
      <Alive actor="signedPapers">
        <SignedPapers />
      </Alive>
    </div>
  )
}
