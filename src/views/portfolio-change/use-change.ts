import type { FormSteps } from '#domain/form-rules.ts'
import { portfolioSteps } from '#domain/portfolio-steps.ts'
import { portfolioTitle } from '#domain/statement-titles.ts'
import { form, isSaving, reached, step } from '#machines/portfolio-change/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useOpenStatement, type StatementEvent } from '../statements/statement.ts'
import { useSaved } from '../statements/use-saved.ts'
import { stepTitles } from './step-titles.ts'

/** The services have none of it: what may be chosen they say by their portfolios. */
const rules: FormSteps = { steps: [] }

/** What every step of the open change asks of it, and says to it. */
export function useChange() {
  const actor = useActor('portfolioChange')
  const opened = useView('portfolioChange', form)
  if (!opened) throw new Error('a change is shown without its form')
  return useOpenStatement({
    title: portfolioTitle,
    steps: portfolioSteps,
    titles: stepTitles,
    step: useView('portfolioChange', step),
    reached: useView('portfolioChange', reached),
    rules,
    today: opened.today,
    files: [],
    isSaving: useView('portfolioChange', isSaving),
    saved: useSaved(),
    refused: null,
    send: actor.send as (event: StatementEvent) => void,
  })
}
