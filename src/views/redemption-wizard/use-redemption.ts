import { redemptionTitle } from '#domain/statement-titles.ts'
import { fieldErrors } from '#machines/draft/selectors.ts'
import { redemptionSteps } from '#domain/redemption-steps.ts'
import { certifiedTax } from '#domain/tax-certificate.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { files, form, isSaving, reached, step } from '#machines/redemption-wizard/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { RulesOutdated } from '../statements/rare-parts.ts'
import { useOpenStatement, type StatementEvent } from '../statements/statement.ts'
import { unkeptUntilNextStep, useSaved } from '../statements/use-saved.ts'
import { stepTitles } from './step-titles.ts'

/** What every step of the open redemption asks of it, and says to it. */
export function useRedemption() {
  const wizard = useActor('redemptionWizard')
  const opened = useView('redemptionWizard', form)
  if (!opened) throw new Error('a statement is shown without its form')
  const statement = useOpenStatement({
    title: redemptionTitle,
    steps: redemptionSteps,
    titles: stepTitles,
    step: useView('redemptionWizard', step),
    reached: useView('redemptionWizard', reached),
    rules: opened.rules,
    today: opened.today,
    files: useView('redemptionWizard', files),
    isSaving: useView('redemptionWizard', isSaving),
    saved: useSaved(unkeptUntilNextStep),
    refused: useView('draft', fieldErrors),
    Outdated: RulesOutdated,
    home: wizard,
    send: wizard.send as (event: StatementEvent) => void,
  })
  const certified = certifiedTax(statement.values, statement.files)
  return {
    ...statement,
    wizard,
    values: { ...statement.values, ...certified },
    wholeWith: (sections: DraftValues) => statement.wholeWith({ ...certified, ...sections }),
  }
}
