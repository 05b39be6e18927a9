import { useState, type ReactNode } from 'react'
import type { DraftValues } from '#domain/statement-draft.ts'
import { fieldsOf } from '#domain/typed-fields.ts'
import { documentsPlace } from '#domain/judging/schema.ts'
import { faultsOfDays, sectionsOf, typedOf, type Places } from '#domain/typed-sections.ts'
import { RefusedSave } from './refused-save.tsx'
import { useStatement } from './statement.ts'
import type { StepGroup } from './step-fields.tsx'
import { StepForm } from './step-form.tsx'

type Typed = Record<string, unknown>
type Groups<Of> = readonly StepGroup[] | ((typed: Of) => readonly StepGroup[])
type StatementStepProps = {
  step: string
  places: Places
  groups: Groups<Typed>
  /** What is known of the client, for what the draft says nothing of. */
  known?: DraftValues | undefined
  /** What follows from the sections as they were typed. */
  finish?: ((sections: DraftValues) => DraftValues) | undefined
  /** What no rule asks about, by the names of fields. */
  ownFaults?: ((sections: DraftValues) => Readonly<Record<string, string>>) | undefined
} & Pick<OwnStepProps<Typed>, 'onSubmit' | 'continueLabel' | 'children'>

/** A step whose fields stand at places of the statement: what is typed goes to the draft, the whole step to the chart. */
export function StatementStep({ step, places, groups, known = {}, finish, ownFaults, ...others }: StatementStepProps) {
  const { values } = useStatement()
  const [typed] = useState(() => typedOf(places, values, known))
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
      ownFaults={(now) => ({ ...ownFaults?.(sectionsWith(now)), ...faultsOfDays(places, now) })}
      {...others}
    />
  )
}

type OwnStepProps<Of extends Typed> = {
  step: string
  /** The fields as the draft has them. */
  blank: Of
  groups: Groups<Of>
  sectionsOf: (typed: Of) => DraftValues
  ownFaults?: ((typed: Of) => Readonly<Record<string, string>>) | undefined
  /** The field that the services mean by their name for it. */
  nameOf?: ((serviceName: string) => string | undefined) | undefined
  /** What a step that is right leads to, where it is not the next step. */
  onSubmit?: ((sections: DraftValues) => void) | undefined
  continueLabel?: string | undefined
  /** Whether there is a way back from it; from the first step there is none. */
  hasBack?: boolean | undefined
  children?: ReactNode
}

/** A step whose fields are its own matter. */
export function OwnStep<Of extends Typed>(props: OwnStepProps<Of>) {
  const { step, blank, onSubmit, hasBack = true, children, ...fields } = props
  const { steps, values, today, files, isSaving, blocked, refused, send, edit, wholeWith, rulesOf, Outdated } =
    useStatement()
  const [typed] = useState(() => fieldsOf(values, step, blank))
  const isAsked = (name: string) =>
    name.startsWith(documentsPlace) ||
    fields.nameOf?.(name) !== undefined ||
    rulesOf(step).fields?.some(({ path }) => name.startsWith(path)) === true
  const complete = (sections: DraftValues) => send({ type: 'step.completed', step, values: wholeWith(sections) })
  return (
    <StepForm<Of>
      {...fields}
      blank={typed}
      rules={rulesOf(step)}
      others={values}
      files={files.filter(({ state }) => state !== 'bad')}
      today={today}
      refused={refused}
      busy={isSaving}
      blocked={blocked}
      onEdit={(sections, typed) => edit(sections, step, typed)}
      onSubmit={onSubmit ?? complete}
      onBack={step === steps[0] || !hasBack ? undefined : () => send({ type: 'step.returned', step })}
    >
      {children}
      <RefusedSave>{Outdated && Object.keys(refused ?? {}).some((name) => !isAsked(name)) && <Outdated />}</RefusedSave>
    </StepForm>
  )
}
