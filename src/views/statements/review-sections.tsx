import { isStepComplete } from '#domain/judging/steps.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { countryNamed } from './country-options.ts'
import { Review, type ReviewSection } from './review.tsx'
import { useStatement } from './statement.ts'
import { useCountries } from './use-countries.ts'

type ReviewSectionsProps = {
  /** What the statement says in the section of a step; a country is said by its name. */
  itemsOf: (step: string, values: DraftValues, countryOf: (code: number) => string | null) => ReviewSection['items']
}

/** All that was filled in, a section a step, and in which something is missing. */
export function ReviewSections({ itemsOf }: ReviewSectionsProps) {
  const { steps, titles, values, files, today, send, rulesOf } = useStatement()
  const countries = useCountries()
  const countryOf = countryNamed(countries)
  const lacksOf = (id: string) => {
    if (id === 'documents' && files.some(({ state }) => state === 'busy')) return 'Дождитесь, пока файлы проверят'
    if (id === 'documents' && files.some(({ state }) => state === 'bad'))
      return 'Замените файлы, которые фонд не принял'
    return isStepComplete(rulesOf(id), { values, files, today }) ? undefined : 'Заполните этот раздел до конца'
  }
  const sections = steps.slice(0, -1).map((id) => ({
    id,
    title: titles[id] ?? id,
    items: itemsOf(id, values, countryOf),
    lacks: lacksOf(id),
  }))
  return <Review sections={sections} onEdit={(step) => send({ type: 'step.chosen', step })} />
}
