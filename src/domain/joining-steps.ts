import type { KppOnlineRequest } from './joining-request.ts'

type WireStep = KppOnlineRequest['currentStep']
const first = 'step1'
const steps: readonly (readonly [WireStep, string])[] = [
  [1, first],
  [2, 'step2'],
  [3, 'step3'],
  ['FilesCheck', 'filesCheck'],
  [4, 'step4'],
]

/** What the step of a request to join is called; one that is not known is the first. */
export const joiningStepOf = (step: WireStep): string => steps.find(([wire]) => wire === step)?.[1] ?? first

/** The same as the services write it: a number, or a word. */
export const joiningStepOnTheWire = (step: string): WireStep => steps.find(([, name]) => name === step)?.[0] ?? 1

/** The request has been signed: nothing of it may be changed any more. */
export const isJoiningSigned = ({ state }: KppOnlineRequest): boolean => state === 'signed' || state === 'active'
