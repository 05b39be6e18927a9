import * as hrefs from '#domain/hrefs.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { ButtonLink } from '#ui/button.tsx'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { RequestAccepted } from './request-accepted.tsx'

const column = stack(24)
const links = row(12)

/** Step 4: the statement is accepted; the side menu leads to the pages about the contract (2.3-04). */
export function JoiningAccepted({ request }: { request: KppOnlineRequest }) {
  return (
    <div css={column}>
      <PageHeading>Заявление принято</PageHeading>
      <RequestAccepted request={request} />
      <div css={links}>
        <ButtonLink href={hrefs.onlineContract('')}>О вашем договоре</ButtonLink>
        <ButtonLink kind="secondary" href={hrefs.onlineContract('documents-and-instructions')}>
          Документы и инструкции
        </ButtonLink>
      </div>
    </div>
  )
}
