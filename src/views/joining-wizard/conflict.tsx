import { Suspense } from 'react'
import { filledSteps } from '#domain/joining-steps.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { countryNamed, countryOptions } from '../statements/country-options.ts'
import { unreviewedItems } from '../statements/person-items.ts'
import { StatementPending } from '../statements/put-aside.tsx'
import { sectionItems } from './section-items.ts'
import { useJoining } from './use-joining.ts'

/** It comes with an answer of the fund, and hardly ever. */
const DraftConflict = lazyComponent(async () => (await import('../statements/draft-conflict.tsx')).DraftConflict)

const consents = {
  rules: 'согласие с правилами',
  salaryDeduction: 'согласие на удержание взноса',
  accuracy: 'сведения верны',
}

/** The request was changed in two places. */
export function Conflict() {
  const { title, meta } = useJoining()
  const countryOf = countryNamed(countryOptions(meta))
  return (
    <Suspense fallback={<StatementPending title={title} label="Сравниваем заявления" />}>
      <DraftConflict
        title={title}
        itemsOf={(values) => [
          ...filledSteps.flatMap((step) => sectionItems(step, values, countryOf)),
          ...unreviewedItems(values, consents),
        ]}
      />
    </Suspense>
  )
}
