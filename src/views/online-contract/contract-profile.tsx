import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { contractParts } from '#domain/online-contract.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { SavedData } from '../joining-wizard/saved-data.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

const column = stack(24)

/** What the request says of its owner: the contract is made of it, so it is changed by the fund alone. */
export function ContractProfile({ request }: { request: KppOnlineRequest }) {
  return (
    <div css={column}>
      <PageHeading>{contractParts.profile}</PageHeading>
      <Card>
        <SavedData request={request} />
      </Card>
      <p>
        Заявление подписано, поэтому изменить данные на портале нельзя. Заметили ошибку или что-то сменилось? Позвоните:{' '}
        <HotlineLink />.
      </p>
    </div>
  )
}
