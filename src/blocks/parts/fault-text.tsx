import { messages } from '#domain/faults.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

/** What a client reads of a fault (§8.1). Faults are rare, and their words many: they come after the first look. */
export const FaultText = lazyWithFallback(async () => (await import('./described-fault.tsx')).DescribedFault, {
  fallback: messages.unexpected,
})
