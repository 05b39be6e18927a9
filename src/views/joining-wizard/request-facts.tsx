import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import { joiningNumber } from '#domain/joining.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { acceptedStep } from '#domain/limits.ts'
import { holdingTitle, routesAre } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'

const facts = css`
  display: flex; flex-wrap: wrap; gap: 12px 40px;
  dt { color: var(--ink-soft); font-size: var(--type-14); }
  dd { font-weight: 500; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${media.mobile} { gap: 8px; > div { display: flex; flex-wrap: wrap; gap: 0 8px; width: 100%; align-items: baseline; } }
`
const awaited = css`width: 14rem; max-width: 100%;`

/** Which request it is, in which programme, and until when it is kept. */
export function RequestFacts({ request }: { request: KppOnlineRequest }) {
  const programme = useView('navigation', holdingTitle(request.payload.step_1.holdingName))
  const isAwaited = useView('navigation', routesAre) === 'awaited'
  const number = joiningNumber(request.kppOnlineRequestId)
  const until = longDate(request.expireDate)
  const rows: [shown: boolean, term: string, value: ReactNode][] = [
    [number !== null, 'Номер заявления', number],
    [programme !== null || isAwaited, 'Программа', programme ?? <Awaited />],
    [until !== '' && request.currentStep !== acceptedStep, 'Действует до', until],
  ]
  return (
    <dl css={facts}>
      {rows.map(
        ([isShown, term, value]) =>
          isShown && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Awaited() {
  return (
    <Loading label="Название программы загружается">
      <Skeleton css={awaited} />
    </Loading>
  )
}
