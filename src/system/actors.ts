import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { client } from '#machines/client/machine.ts'
import type { codeEntry } from '#machines/code-entry/machine.ts'
import type { consent } from '#machines/consent/machine.ts'
import type { cookieConsent } from '#machines/cookie-consent/machine.ts'
import type { emailConfirmation } from '#machines/email-confirmation/machine.ts'
import type { entryForm } from '#machines/entry-form/machine.ts'
import type { errands } from '#machines/errands/machine.ts'
import type { esiaCallback } from '#machines/esia-callback/machine.ts'
import type { joiningCheck } from '#machines/joining-check/machine.ts'
import type { joiningWizard } from '#machines/joining-wizard/machine.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import type { notices } from '#machines/notices/machine.ts'
import type { programLink } from '#machines/program-link/machine.ts'
import type { reads } from '#machines/reads/machine.ts'
import type { redemptionWizard } from '#machines/redemption-wizard/machine.ts'
import type { reportPoller } from '#machines/report-poller/machine.ts'
import type { session } from '#machines/session/machine.ts'
import type { tokenRefresh } from '#machines/token-refresh/machine.ts'

/** Every actor that a view may ask or write to, by its name in the system. */
export type Actors = {
  cookieConsent: ActorRefFrom<typeof cookieConsent>
  notices: ActorRefFrom<typeof notices>
  reads: ActorRefFrom<typeof reads>
  session: ActorRefFrom<typeof session>
  navigation: ActorRefFrom<typeof navigation>
  entryForm: ActorRefFrom<typeof entryForm>
  codeEntry: ActorRefFrom<typeof codeEntry>
  esiaCallback: ActorRefFrom<typeof esiaCallback>
  consent: ActorRefFrom<typeof consent>
  emailConfirmation: ActorRefFrom<typeof emailConfirmation>
  programLink: ActorRefFrom<typeof programLink>
  joiningWizard: ActorRefFrom<typeof joiningWizard>
  redemptionWizard: ActorRefFrom<typeof redemptionWizard>
  reportPoller: ActorRefFrom<typeof reportPoller>
  errands: ActorRefFrom<typeof errands>
  client: ActorRefFrom<typeof client>
  accountReads: ActorRefFrom<typeof reads>
  tokenRefresh: ActorRefFrom<typeof tokenRefresh>
  joiningCheck: ActorRefFrom<typeof joiningCheck>
}
export type ActorName = keyof Actors

/** Where an actor that is no child of the root lives; several parents mean: whichever is there. */
const parents: Partial<Record<ActorName, readonly ActorName[]>> = {
  client: ['session'],
  accountReads: ['session'],
  tokenRefresh: ['session'],
  joiningCheck: ['session'],
  codeEntry: ['entryForm', 'consent'],
}

const childOf = (parent: AnyActorRef, name: string): AnyActorRef | undefined => {
  const { children } = parent.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> }
  return children?.[name]
}

/** The actor of this name, if it is alive. */
export function findActor(root: AnyActorRef, name: ActorName): AnyActorRef | undefined {
  for (const parent of parents[name] ?? []) {
    const home = childOf(root, parent)
    const found = home && childOf(home, name)
    if (found) return found
  }
  return parents[name] ? undefined : childOf(root, name)
}

/** Hears whenever the actor of this name may have come alive or ended; returns how to stop listening. */
export function onActorChanged(root: AnyActorRef, name: ActorName, heard: () => void): () => void {
  const homes = new Map<string, { ref: AnyActorRef; stop: () => void }>()
  const rehome = () => {
    for (const parent of parents[name] ?? []) {
      const ref = childOf(root, parent)
      const known = homes.get(parent)
      if (known?.ref === ref) continue
      known?.stop()
      homes.delete(parent)
      if (!ref) continue
      const subscription = ref.subscribe({ next: heard, complete: heard, error: heard })
      homes.set(parent, { ref, stop: () => subscription.unsubscribe() })
    }
    heard()
  }
  const subscription = root.subscribe(rehome)
  rehome()
  return () => {
    subscription.unsubscribe()
    for (const { stop } of homes.values()) stop()
  }
}
