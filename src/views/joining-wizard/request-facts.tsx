import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { media } from '#ui/tokens.ts'

const facts = css`
  display: flex; flex-wrap: wrap; gap: 12px 40px;
  dt { color: var(--ink-soft); font-size: var(--type-14); }
  dd { font-weight: 500; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${media.mobile} { gap: 8px; > div { display: flex; flex-wrap: wrap; gap: 0 8px; width: 100%; align-items: baseline; } }
`

/** Which request it is, in which programme, and until when it is kept. */
export function RequestFacts({ request }: { request: KppOnlineRequest }) {
  const until = longDate(request.expireDate)
  return (
    <dl css={facts}>
      <div><dt>Номер заявления</dt><dd>{request.kppOnlineRequestId}</dd></div>
      <div><dt>Программа холдинга</dt><dd>{request.payload.step_1.holdingName}</dd></div>
      {until !== '' && request.currentStep !== 4 && <div><dt>Действует до</dt><dd>{until}</dd></div>}
    </dl>
  )
}
