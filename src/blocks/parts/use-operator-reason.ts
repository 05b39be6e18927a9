import { useMimic } from '#system/react/use-visitor-kind.ts'

/** Why an employee who looks in a client's name cannot do something that writes: `what` is said after «В режиме просмотра»; undefined for everybody else. */
export const useOperatorReason = (what: string): string | undefined =>
  useMimic() ? `В режиме просмотра ${what}` : undefined
