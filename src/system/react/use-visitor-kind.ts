import { me } from '#machines/client/selectors.ts'
import { clientId, isMimic, isSettled, isSignedIn } from '#machines/session/selectors.ts'
import { useMaybeActor, useMaybeView, useView } from './system.tsx'

/** Who looks at the page: an anonymous visitor, a client whose account can be read, who is only joining; `unknown` until that is known. */
export type VisitorKind = 'anonymous' | 'client' | 'joiner' | 'unknown'

/** Who looks at a page that anybody may open. */
export function useVisitorKind(): VisitorKind {
  const hasToken = useView('session', isSignedIn)
  const settled = useView('session', isSettled)
  const queries = useMaybeActor('accountQueries')
  if (!hasToken) return 'anonymous'
  if (queries) return 'client'
  return settled ? 'joiner' : 'unknown'
}

/** Whether an employee looks at the page in a client's name. */
export const useMimic = (): boolean => useView('session', isMimic)

/** By what the services know the client who is signed in. */
export const useClientId = (): string | null => useView('session', clientId)

/** What is known of the client already, so that it need not be typed again; null for everybody else. */
export function useKnownPerson(): { fullName: string; phone: string; email: string } | null {
  const person = useMaybeView('client', me, null)
  if (!person) return null
  return {
    fullName: [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' '),
    phone: person.phoneNumber.slice(1),
    email: person.email ?? '',
  }
}
