import type { FiledStatement } from './filed-statement.ts'
import type { FormSteps } from './form-rules.ts'
import type { JoiningSignature, KppOnlineRequest } from './joining-request.ts'
import { stepNamed } from './step-named.ts'

type WireStep = KppOnlineRequest['currentStep']

/** The steps of a request to join as the specification calls them (4.5-01): the first three are filled in. */
export const joiningSteps = ['step1', 'step2', 'step3', 'filesCheck', 'step4'] as const
export type JoiningStep = (typeof joiningSteps)[number]
export const filledSteps = ['step1', 'step2', 'step3'] as const

const onTheWire: Readonly<Record<JoiningStep, WireStep>> = {
  step1: 1,
  step2: 2,
  step3: 3,
  filesCheck: 'FilesCheck',
  step4: 4,
}

/** What the step of a request to join is called; one that is not known is the first. */
export const joiningStepOf = (step: WireStep): JoiningStep =>
  joiningSteps.find((name) => onTheWire[name] === step) ?? 'step1'

/** The same as the services write it: a number, or a word. */
export const joiningStepOnTheWire = (step: string): WireStep => onTheWire[stepNamed(joiningSteps, step)]

/** The request has been signed: nothing of it may be changed any more. */
export const isJoiningSigned = ({ state }: KppOnlineRequest): boolean => state === 'signed' || state === 'active'

/** What is told of the signature of a request to join. */
export const signatureOf = ({ registrationDate, reviewTermDays }: FiledStatement): JoiningSignature => ({
  registrationDate,
  reviewTermDays: reviewTermDays ?? null,
})

/** The request as it stands once it is signed, before the services have been asked for it again. */
export const signedJoining = (request: KppOnlineRequest, filed: FiledStatement | null): KppOnlineRequest => ({
  ...request,
  currentStep: onTheWire.step4,
  state: 'signed',
  ...(filed && { signature: signatureOf(filed) }),
})

/** The contract is made: the fund holds them for a client by now. */
export const isJoiningActive = ({ state }: KppOnlineRequest): boolean => state === 'active'

/** What the rules ask of each step; they call it `step_2`. */
export const joiningRules = ({ steps }: FormSteps): FormSteps => ({
  steps: steps.map((rules) => ({ ...rules, step: rules.step.replace('_', '') })),
})
