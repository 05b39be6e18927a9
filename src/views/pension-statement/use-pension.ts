import { pensionSteps } from '#domain/pension-steps.ts'
import { pensionTitle } from '#domain/statement-titles.ts'
import { fieldErrors, files, form, isSaving, reached, step } from '#machines/pension-statement/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { RulesOutdated } from '../statements/rare-parts.ts'
import { useOpenStatement, type StatementEvent } from '../statements/statement.ts'
import { useSaved } from '../statements/use-saved.ts'
import { stepTitles } from './step-titles.ts'

/** What every step of the open application asks of it, and says to it. */
export function usePension() {
  const actor = useActor('pensionStatement')
  const opened = useView('pensionStatement', form)
  if (!opened) throw new Error('a statement is shown without its form')
  return useOpenStatement({
    title: pensionTitle,
    steps: pensionSteps,
    titles: stepTitles,
    step: useView('pensionStatement', step),
    reached: useView('pensionStatement', reached),
    rules: opened.rules,
    today: opened.today,
    files: useView('pensionStatement', files),
    isSaving: useView('pensionStatement', isSaving),
    saved: useSaved(),
    refused: useView('pensionStatement', fieldErrors),
    Outdated: RulesOutdated,
    home: actor,
    send: actor.send as (event: StatementEvent) => void,
  })
}
