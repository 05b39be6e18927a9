import { useState, type ReactNode } from 'react'
import type { DraftValues } from '#domain/statement-draft.ts'
import { faultsOfDays, sectionsOf, typedOf, type Places } from '#domain/typed-sections.ts'
import { fieldErrors } from '#machines/draft/selectors.ts'
import type { Step } from '#machines/redemption-wizard/contract.ts'
import { useView } from '#system/react/system.tsx'
import type { StepGroup } from '../statements/step-fields.tsx'
import { StepForm } from '../statements/step-form.tsx'
import { useRedemption } from './use-redemption.ts'

type Typed = Record<string, unknown>
type RedemptionStepProps = {
  step: Step
  places: Places
  groups: readonly StepGroup[] | ((typed: Typed) => readonly StepGroup[])
  /** What is known of the client, for what the draft says nothing of. */
  known?: DraftValues | undefined
  /** What follows from the sections as they were typed. */
  finish?: ((sections: DraftValues) => DraftValues) | undefined
} & Pick<OwnStepProps<Typed>, 'onSubmit' | 'continueLabel' | 'children'>

/** A step whose fields stand at places of the statement: what is typed goes to the draft, the whole step to the wizard. */
export function RedemptionStep({ step, places, groups, known = {}, finish, ...others }: RedemptionStepProps) {
  const { values } = useRedemption()
  const [typed] = useState(() => typedOf(places, [values, known]))
  const sectionsWith = (now: Typed) => {
    const sections = sectionsOf(places, now, values)
    return finish ? finish(sections) : sections
  }
  return (
    <OwnStep
      step={step}
      blank={typed}
      groups={groups}
      sectionsOf={sectionsWith}
      ownFaults={(now) => faultsOfDays(places, now)}
      {...others}
    />
  )
}

type OwnStepProps<Of extends Typed> = {
  step: Step
  /** The fields as the draft has them. */
  blank: Of
  groups: readonly StepGroup[] | ((typed: Of) => readonly StepGroup[])
  sectionsOf: (typed: Of) => DraftValues
  ownFaults?: ((typed: Of) => Readonly<Record<string, string>>) | undefined
  /** The field that the services mean by their name for it. */
  nameOf?: ((serviceName: string) => string | undefined) | undefined
  /** What a step that is right leads to, where it is not the next step. */
  onSubmit?: ((sections: DraftValues) => void) | undefined
  continueLabel?: string | undefined
  children?: ReactNode
}

/** A step whose fields are its own matter. */
export function OwnStep<Of extends Typed>({ step, onSubmit, children, ...fields }: OwnStepProps<Of>) {
  const { values, today, files, isSaving, blocked, wizard, edit, wholeWith, rulesOf } = useRedemption()
  const refused = useView('draft', fieldErrors)
  const complete = (sections: DraftValues) => wizard.send({ type: 'step.completed', step, values: wholeWith(sections) })
  return (
    <StepForm<Of>
      {...fields}
      rules={rulesOf(step)}
      others={values}
      files={files.filter(({ state }) => state !== 'bad')}
      today={today}
      refused={refused}
      busy={isSaving}
      blocked={blocked}
      onEdit={edit}
      onSubmit={onSubmit ?? complete}
      onBack={step === 'accountManagement' ? undefined : () => wizard.send({ type: 'step.returned', step })}
    >
      {children}
    </StepForm>
  )
}
