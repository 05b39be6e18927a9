import { values } from '#machines/draft/selectors.ts'
import { files, form, isSaving } from '#machines/redemption-wizard/selectors.ts'
import type { Step } from '#machines/redemption-wizard/contract.ts'
import { stepNamed } from '#domain/redemption-steps.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { useActor, useView } from '#system/react/system.tsx'

/** What every step of the open statement asks of it, and says to it. */
export function useRedemption() {
  const wizard = useActor('redemptionWizard')
  const draft = useActor('draft')
  const opened = useView('redemptionWizard', form)
  if (!opened) throw new Error('a statement is shown without its form')
  const held = useView('draft', values)
  return {
    values: held,
    rules: opened.rules,
    today: opened.today,
    files: useView('redemptionWizard', files),
    isSaving: useView('redemptionWizard', isSaving),
    blocked: useOperatorReason('заявление заполнять нельзя'),
    wizard,
    edit: (sections: DraftValues) => draft.send({ type: 'draft.edited', values: sections }),
    /** All that the statement says with these sections; the files are known to the wizard itself. */
    wholeWith: (sections: DraftValues): DraftValues => {
      const { documents: _, ...whole } = { ...held, ...sections }
      return whole
    },
    rulesOf: (step: Step) => opened.rules.steps.find((one) => stepNamed(one.step) === step) ?? { step },
  }
}
