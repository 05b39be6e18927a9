import { createContext, use, type ComponentType } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import type { FormSteps, StepRules } from '#domain/form-rules.ts'
import type { Day } from '#domain/moscow-day.ts'
import { editedNow, type DraftValues } from '#domain/statement-draft.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import { rulesNamed } from '#domain/step-named.ts'
import { withFields } from '#domain/typed-fields.ts'
import { adoptions, values } from '#machines/draft/selectors.ts'
import { useActor, useClock, useView } from '#system/react/system.tsx'
import type { FilesHome } from '#system/react/use-uploads.ts'
import type { Saved } from './saved-line.tsx'

/** What the views that statements share say to the statement, whichever it is. */
export type StatementEvent =
  | { type: 'step.completed'; step: string; values: DraftValues }
  | { type: 'step.returned'; step: string }
  | { type: 'step.chosen'; step: string }
  | { type: 'statement.signed'; values: DraftValues }
  | { type: 'statement.continued' }
  | { type: 'statement.putAside' }
  | { type: 'deletion.requested' }

/** What one statement says of itself to the views that all share. */
export type OwnStatement = {
  title: string
  steps: readonly string[]
  titles: Readonly<Record<string, string>>
  /** The step that is shown, and the furthest one. */
  step: string
  reached: string
  rules: FormSteps
  today: Day
  files: readonly StatementFile[]
  /** A step is being left: nothing can be typed meanwhile. */
  isSaving: boolean
  saved: Saved | null
  /** What the services said of single fields. */
  refused: Readonly<Record<string, readonly string[]>> | null
  /** What is offered where the fund refuses a field that the rules of its step do not know. */
  Outdated?: ComponentType
  /** To whom the uploads belong, where there are any. */
  home?: FilesHome
  send: (event: StatementEvent) => void
}

/** The open statement as every step of it is shown. */
export type Statement = OwnStatement & {
  values: DraftValues
  /** How often others have taken the place of these values. */
  adoptions: number
  /** Why nothing can be typed: an employee looks in the client's name. */
  blocked: string | undefined
  resume: () => void
  putAside: () => void
  /** Tells the draft what a step says by now, and what its fields hold. */
  edit: (sections: DraftValues, step: string, typed: Readonly<Record<string, unknown>>) => void
  /** All that the statement says with these sections; the files are known to its chart. */
  wholeWith: (sections: DraftValues) => DraftValues
  rulesOf: (step: string) => StepRules
}

export const StatementContext = createContext<Statement | null>(null)

/** The statement that is open around the view. */
export function useStatement(): Statement {
  const statement = use(StatementContext)
  if (!statement) throw new Error('no statement is open above')
  return statement
}

/** What an open statement is for its steps: what it says of itself, and its draft. */
export function useOpenStatement(own: OwnStatement): Statement {
  const draft = useActor('draft')
  const clock = useClock()
  const held = useView('draft', values)
  return {
    ...own,
    values: held,
    adoptions: useView('draft', adoptions),
    resume: () => own.send({ type: 'statement.continued' }),
    putAside: () => own.send({ type: 'statement.putAside' }),
    blocked: useOperatorReason('заявление заполнять нельзя'),
    edit: (sections, of, typed) =>
      draft.send({
        type: 'draft.edited',
        values: editedNow(withFields(sections, of, typed, held), clock.now()),
      }),
    wholeWith: (sections) => {
      const { documents: _, ...whole } = { ...held, ...sections }
      return whole
    },
    rulesOf: (step) => rulesNamed(own.rules.steps, step) ?? { step },
  }
}
