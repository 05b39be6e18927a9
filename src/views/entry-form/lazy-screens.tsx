import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { FormSkeleton } from './entry-skeleton.tsx'

const fallback = <FormSkeleton />

/** What the entry form shows only after something has been pressed in it, or seldom. */
export const PhoneForm = lazyWithFallback(() => import('./phone-form.tsx').then((part) => part.PhoneForm), { fallback })
export const SignUpPortal = lazyWithFallback(() => import('./sign-up-portal.tsx').then((part) => part.SignUpPortal), {
  fallback,
})
export const CodeStep = lazyWithFallback(() => import('../code-entry/code-step.tsx').then((part) => part.CodeStep), {
  fallback,
})
export const ClosedWay = lazyWithFallback(() => import('./closed-way.tsx').then((part) => part.ClosedWay), { fallback })
