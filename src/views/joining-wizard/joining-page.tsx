import { isSignedIn } from '#machines/session/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { EntryCard } from '../entry-form/entry-card.tsx'
import { JoiningSkeleton, JoiningStatement } from './joining-statement.tsx'

/** The joining statement of a holding (2.2-16); to whoever is not signed in, the entry form in place (2.3-02). */
export function Page() {
  const mayRead = useView('session', isSignedIn)
  if (!mayRead) return <EntryCard purpose="Войдите, чтобы продолжить заявление на вступление." />
  return <Alive actor="joiningWizard" otherwise={<JoiningSkeleton />}><JoiningStatement /></Alive>
}
