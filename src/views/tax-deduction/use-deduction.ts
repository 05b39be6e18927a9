import { deductionTitle } from '#domain/statement-titles.ts'
import { fieldErrors, form, isMaking } from '#machines/tax-deduction/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { RulesOutdated } from '../statements/rare-parts.ts'
import { useOpenStatement, type StatementEvent } from '../statements/statement.ts'
import { useSaved } from '../statements/use-saved.ts'

const choose = 'choose'

/** What the form of the open order asks of it, and says to it. */
export function useDeduction() {
  const actor = useActor('taxDeduction')
  const opened = useView('taxDeduction', form)
  if (!opened) throw new Error('an order is shown without its form')
  return useOpenStatement({
    title: deductionTitle,
    steps: [choose],
    titles: { [choose]: 'Что включить в документы' },
    step: choose,
    reached: choose,
    rules: opened.rules,
    today: opened.today,
    files: [],
    isSaving: useView('taxDeduction', isMaking),
    saved: useSaved(),
    refused: useView('taxDeduction', fieldErrors),
    Outdated: RulesOutdated,
    send: actor.send as (event: StatementEvent) => void,
  })
}
