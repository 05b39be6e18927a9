import { joiningSteps } from '#domain/joining-steps.ts'
import { fieldErrors } from '#machines/draft/selectors.ts'
import { files, form, isSaving, reached, request, step } from '#machines/joining-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useOpenStatement, type StatementEvent } from '../statements/statement.ts'
import { unkeptUntilNextStep, useSaved } from '../statements/use-saved.ts'
import { joiningTitle } from './joining-title.ts'
import { stepTitles } from './step-titles.ts'

/** The open request as the fund has it, and what its form is filled in by: the same while it is typed into. */
export function useOpenRequest() {
  const opened = useView('joiningWizard', form)
  const known = useView('joiningWizard', request)
  if (!opened || !known) throw new Error('a statement is shown without its form')
  return { ...opened, request: known }
}

/** What every part of the open request asks of it, and says to it. */
export function useJoining() {
  const wizard = useActor('joiningWizard')
  const { request, rules, today, meta } = useOpenRequest()
  const statement = useOpenStatement({
    title: joiningTitle,
    steps: joiningSteps,
    titles: stepTitles,
    step: useView('joiningWizard', step),
    reached: useView('joiningWizard', reached),
    rules,
    today,
    files: useView('joiningWizard', files),
    isSaving: useView('joiningWizard', isSaving),
    saved: useSaved(unkeptUntilNextStep),
    refused: useView('draft', fieldErrors),
    home: wizard,
    send: wizard.send as (event: StatementEvent) => void,
  })
  return { ...statement, wizard, request, meta }
}
