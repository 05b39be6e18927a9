import { css } from '@emotion/react'
import { useMemo } from 'react'
import { OwnPlanContext } from '#blocks/pension-calculator/own-plan-context.ts'
import { formatRubles } from '#domain/money.ts'
import { ownPlanOf } from '#domain/own-plan.ts'
import type { Product } from '#domain/programme.ts'
import { me } from '#machines/client/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { ContentOf } from '../content/content-page.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'

const page = css`${stack(24)}`

type OwnCalculatorProps = { programme: Product; pageId: string; title: string }

/** The calculator of a programme, begun with the client's own balance and contributions; what does not come is left as content has it. */
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
  const facts = [
    own.starting !== undefined && `на счёте ${formatRubles(own.starting)}`,
    own.monthly !== undefined && `ваши взносы за прошлый год — ${formatRubles(own.monthly)} в\u00A0месяц`,
  ].filter(Boolean)
  return (
    <div css={page}>
      <OwnPlanContext value={own}>
        <ContentOf id={pageId} title={title} isPlain hasSideNav />
      </OwnPlanContext>
      {facts.length > 0 && (
        <Notice tone="info" title="Расчёт начат с ваших данных">
          <p>Подставили, что {facts.join(', ')}. Любое число можно изменить: на счёт это не влияет.</p>
        </Notice>
      )}
    </div>
  )
}
