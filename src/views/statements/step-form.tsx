import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { StepRules } from '#domain/form-rules.ts'
import { requiredPlaces } from '#domain/judging/required.ts'
import { documentPlace, documentsPlace, schemaOfStep } from '#domain/judging/schema.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { Form } from '#forms/form.tsx'
import { useAllTyped, useForm, type FormOptions } from '#forms/use-form.ts'
import { stack } from '#ui/layout.ts'
import { useFold } from '#ui/use-fold.tsx'
import { StepFields, type StepField, type StepGroup } from './step-fields.tsx'
import { tellUnknownRule } from './tell-unknown-rule.ts'
import { WizardActions, type WizardActionsProps } from './wizard-actions.tsx'

const column = stack(20)

export type StepFormProps<Typed extends Record<string, unknown>> = Pick<
  FormOptions<Typed, Typed>,
  'blank' | 'known' | 'draft' | 'refused' | 'nameOf' | 'blocked' | 'busy'
> &
  Pick<WizardActionsProps, 'onBack' | 'continueLabel'> & {
    rules: StepRules
    /** The fields as they stand; other fields may follow from what was typed. */
    groups: readonly StepGroup[] | ((typed: Typed) => readonly StepGroup[])
    /** What the other steps hold: a rule may look there. */
    others: DraftValues
    /** What the statement holds of what was typed, at the places that the fields are named by; as it was typed unless told otherwise. */
    sectionsOf?: ((typed: Typed) => DraftValues) | undefined
    /** What is wrong with what was typed, by the names of fields, where no rule asks about it. */
    ownFaults?: ((typed: Typed) => Readonly<Record<string, string>>) | undefined
    /** The files that the statement has. */
    files: readonly { fileType: string }[]
    today: Day
    onEdit: (sections: DraftValues, typed: Typed) => void
    onSubmit: (sections: DraftValues) => void
    /** What follows the fields: places for files. */
    children?: ReactNode
  }

const inSummary = ({ name, label, subject }: StepField) => ({
  name,
  label: subject === undefined ? label : `${label}, ${subject}`,
})
const asTyped = (typed: DraftValues) => typed

type Whole<Typed> = { others: DraftValues; sectionsOf?: ((typed: Typed) => DraftValues) | undefined }
const wholeOf = <Typed extends DraftValues>({ others, sectionsOf = asTyped }: Whole<Typed>, typed: Typed) => ({
  ...others,
  ...sectionsOf(typed),
})

/** The fields by what was typed, and as they are drawn. */
function fieldsOf<Typed extends DraftValues>(props: StepFormProps<Typed>, typed: Typed) {
  const { groups, rules, files, today } = props
  const shown = typeof groups === 'function' ? groups(typed) : groups
  const required = requiredPlaces(rules, { values: wholeOf(props, typed), files, today })
  const drawn = shown.map((group) => (
    // Of the same subject a field may come or go beside one that has the focus.
    <StepFields key={group.fields[0]?.name ?? group.title ?? 'foot'} group={group} required={required} />
  ))
  return { shown, drawn }
}

/** A step of a statement: asked by its rules, what is wrong beside the fields and above them. While it is saved nothing can be typed. */
export function StepForm<Typed extends Record<string, unknown>>(props: StepFormProps<Typed>) {
  const { rules, sectionsOf = asTyped, ownFaults, files, today, onEdit, onSubmit, children } = props
  const { blank, known, draft, refused, nameOf, busy, blocked, onBack, continueLabel } = props
  const form = useForm<Typed, Typed>({
    schema: () =>
      schemaOfStep(
        rules,
        { files, today, onUnknown: tellUnknownRule },
        (typed: Typed) => wholeOf(props, typed),
        ownFaults,
      ),
    ...{ blank, known, draft, refused, nameOf, busy, blocked },
    // The form writes on into the groups that it gives away; what is kept of them may not change under whoever keeps it.
    onEdit(edited) {
      const typed = structuredClone(edited)
      onEdit(sectionsOf(typed), typed)
    },
    onSubmit: (typed) => onSubmit(sectionsOf(structuredClone(typed))),
  })
  // A key is drawn first: what other fields make of it follows in a frame of its own.
  const typed = useDeferredValue(useAllTyped(form))
  const { shown, drawn } = useMemo(() => fieldsOf(props, typed), [props, typed])
  const slots = (rules.documents ?? []).map(({ fileType, title }) => ({
    name: documentPlace(fileType),
    label: title ?? fileType,
  }))

  // What was said of the files is judged anew when the step is left again.
  const attached = files.map(({ fileType }) => fileType).join()
  const judgedFiles = useRef(attached)
  useEffect(() => {
    if (judgedFiles.current !== attached) form.clear([documentsPlace])
    judgedFiles.current = attached
  })
  const inert = useInertWhile(busy)
  const fold = useFold()
  return (
    <Form form={form} fields={[...shown.flatMap(({ fields }) => fields.map(inSummary)), ...slots]}>
      <fieldset css={column} role="none" ref={inert} inert={busy} disabled={blocked !== undefined}>
        {fold ? drawn.slice(0, 1) : drawn}
        {fold || children}
      </fieldset>
      {!fold && <WizardActions busy={busy} blocked={blocked} onBack={onBack} continueLabel={continueLabel} />}
    </Form>
  )
}

/** A field that is inert loses the focus; it has it again when it is not, unless it went elsewhere. */
function useInertWhile(busy: boolean) {
  const place = useRef<HTMLFieldSetElement>(null)
  const left = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (busy) left.current = place.current?.contains(activeElement) ? activeElement : null
    else if (activeElement === document.body && left.current instanceof HTMLElement) left.current.focus()
  }, [busy])
  return place
}
