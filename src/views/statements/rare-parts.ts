import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

/* Few ever see them: they come when they are wanted. */
export const RuleChangesNotice = lazyWithFallback(async () => (await import('./rule-changes.tsx')).RuleChangesNotice, {
  isRare: true,
})
export const RulesOutdated = lazyWithFallback(async () => (await import('./rule-changes.tsx')).RulesOutdated, {
  isRare: true,
})
export const LeaveQuestion = lazyWithFallback(async () => (await import('./leave-question.tsx')).LeaveQuestion, {
  isRare: true,
})
