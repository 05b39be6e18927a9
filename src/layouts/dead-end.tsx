import { messages } from '#domain/faults.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { ErrorPage } from './error-page.tsx'

const JoiningMissing = lazyWithFallback(() => import('#views/joining-wizard/joining-missing.tsx').then((part) => part.JoiningMissing))

/** Where the guards lead nowhere: no such page (2.3-05), or no joining statement of a client who has nothing else (4.3-02). */
export function DeadEnd({ kind }: { kind: 'missing' | 'joiningMissing' }) {
  return kind === 'missing' ? <ErrorPage status={404} message={messages.pageNotFound} /> : <JoiningMissing />
}
