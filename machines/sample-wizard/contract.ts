import type { Fault } from '#domain/faults.ts'
import type { DraftValues, DraftVersion } from '#domain/statement-draft.ts'
import type { Input as DraftInput, ToParent as DraftEvent } from '../draft/contract.ts'
import type { StepEvent } from '../kit/step.ts'
import type { Input as UploadInput, ToParent as UploadEvent } from '../upload/contract.ts'

export const steps = ['person', 'bank', 'review'] as const
export type Step = (typeof steps)[number]

export type Input = { opened: DraftInput; reached: Step }
export type Context = Input & {
  /** What became of each file. */
  files: Readonly<Record<string, 'busy' | 'clean' | 'bad'>>
  statementId: string | null
  version: DraftVersion
  fault: Fault | null
}
export type Event =
  | StepEvent<Step>
  | DraftEvent
  | UploadEvent
  | { type: 'file.attached'; file: UploadInput }
  | { type: 'statement.signed'; values: DraftValues }
