import { useMemo } from 'react'
import { OwnPlanContext } from '#blocks/pension-calculator/own-plan-context.ts'
import { MissingPart } from '#blocks/parts/missing-part.tsx'
import { ownPlanOf } from '#domain/own-plan.ts'
import type { Product } from '#domain/programme.ts'
import { me } from '#machines/client/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { ContentOf } from '../content/content-page.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'

type OwnCalculatorProps = { programme: Product; pageId: string; title: string }

/** The calculator of a programme, begun with the client's own balance and contributions; what does not come is said, and left as content has it. */
export function OwnCalculator({ programme: { id }, pageId, title }: OwnCalculatorProps) {
  const today = useToday()
  const person = useView('client', me)
  const balance = useQuery(rows.balances.balance, { params: { id }, query: { date: today } })
  const years = useQuery(rows.cashFlow.years, { query: { productId: id } })
  const known = balance.state === 'shown' ? balance.value : null
  const paid = years.state === 'shown' ? years.value : null
  const own = useMemo(() => ownPlanOf({ me: person, balance: known, years: paid, today }), [person, known, paid, today])
  // The sliders are not to jump under the finger.
  if (balance.state === 'loading' || years.state === 'loading') return <ContentSkeleton isPlain />
  return (
    <OwnPlanContext value={own}>
      {balance.state === 'failed' && (
        <MissingPart title="Расчёт начат без вашего баланса: он не загрузился" failure={balance} />
      )}
      {years.state === 'failed' && (
        <MissingPart title="Расчёт начат без ваших взносов: они не загрузились" failure={years} />
      )}
      <ContentOf id={pageId} title={title} isPlain hasSideNav />
    </OwnPlanContext>
  )
}
