import { css } from '@emotion/react'
import { describeAlways } from '#domain/fault-texts.ts'
import { isPortfolioUnsettled } from '#domain/portfolio-access.ts'
import { detailFaults } from '#domain/programme-details.ts'
import {
  areDetailsRetried,
  areRestrictionsRetried,
  details,
  products,
  restrictionsFault,
} from '#machines/client/selectors.ts'
import { grantedScopes } from '#machines/session/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

const place = css`margin-top: 12px;`

/** Says under the programmes of the menu why some of their pages may be missing from it, and lets them be asked for again. */
export function MissingDetails() {
  const client = useActor('client')
  const areAsked = useView('client', areDetailsRetried)
  const areRightsAsked = useView('client', areRestrictionsRetried)
  const known = useView('client', details)
  const scopes = useView('session', grantedScopes)
  const rightsFault = useView('client', restrictionsFault)
  const areHidden = useView('client', products).some(({ agreementId }) =>
    isPortfolioUnsettled(agreementId, known[agreementId]?.features ?? null, scopes),
  )
  const faults = [...detailFaults(known), ...(rightsFault && areHidden ? [rightsFault] : [])]
  const said = new Set(faults.map(describeAlways))
  if (said.size === 0) return null
  return (
    <div css={place}>
      <Notice tone="warn" role="status" title="Здесь не все страницы программ">
        {[...said].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Button
          kind="secondary"
          busy={areAsked || areRightsAsked}
          onClick={() => client.send({ type: 'retry.requested' })}
        >
          Загрузить ещё раз
        </Button>
      </Notice>
    </div>
  )
}
