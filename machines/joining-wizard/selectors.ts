import type { SnapshotFrom } from 'xstate'
import { acceptedStep } from '#domain/limits.ts'
import type { joiningWizard } from './machine.ts'

type Wizard = SnapshotFrom<typeof joiningWizard>

export type Showing = 'loading' | 'shown' | 'missing' | 'failed'
export const showing = (of: Wizard): Showing => of.value
export const request = (of: Wizard) => of.context.request
/** The step that the request has reached; null while it is not known. */
export const currentStep = (of: Wizard) => of.context.request?.currentStep ?? null
/** The full layout with its side menu belongs to step 4 alone (2.3-04). */
export const isComplete = (of: Wizard) => of.context.request?.currentStep === acceptedStep
