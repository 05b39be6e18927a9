import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { SigningOutput } from '#domain/signing.ts'

/* What a statement makes of the end of its signing: params of guards and actions on `onDone`. */
type Done = { event: { output: SigningOutput } }

export const outputIn = ({ event: { output } }: Done) => ({ output })
type Output = { output: SigningOutput }
export const wasSigned = (_: unknown, { output }: Output): boolean => output.result === 'signed'
export const wasLeft = (_: unknown, { output }: Output): boolean => output.result === 'left'

/** How it was filed; null where it was not. */
export const filedIn = ({ event: { output } }: Done): { filed: FiledStatement | null } => ({
  filed: output.result === 'signed' ? output.filed : null,
})
/** Why it was refused; null where it was not. */
export const refusalIn = ({ event: { output } }: Done): { fault: Fault | null } => ({
  fault: output.result === 'refused' ? output.fault : null,
})
