import { describeAlways } from '#domain/fault-texts.ts'
import type { Fault } from '#domain/faults.ts'

/** The words of a fault. */
export const DescribedFault = ({ fault }: { fault: Fault }) => describeAlways(fault)
