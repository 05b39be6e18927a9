import { enqueueActions, type AnyActorRef, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate'
import type { Event as ClientEvent } from './client/contract.ts'
import type { Event as ConsentEvent } from './consent/contract.ts'
import type { Event as EmailConfirmationEvent } from './email-confirmation/contract.ts'
import type { Event as EntryFormEvent } from './entry-form/contract.ts'
import type { Event as ErrandsEvent } from './errands/contract.ts'
import type { Event as EsiaCallbackEvent } from './esia-callback/contract.ts'
import type { Event as JoiningCheckEvent } from './joining-check/contract.ts'
import type { Event as JoiningWizardEvent } from './joining-wizard/contract.ts'
import type { Event as NavigationEvent } from './navigation/contract.ts'
import type { Event as NoticesEvent } from './notices/contract.ts'
import type { Event as ReadsEvent } from './reads/contract.ts'
import type { Event as RedemptionWizardEvent } from './redemption-wizard/contract.ts'
import type { Event as RootEvent } from './root/contract.ts'
import type { Event as SessionEvent } from './session/contract.ts'
import type { Event as TokenRefreshEvent } from './token-refresh/contract.ts'

/** Who can be written to by name, and what each understands. Built from contracts, so machines never import each other. */
export type Mail = {
  root: RootEvent
  session: SessionEvent
  tokenRefresh: TokenRefreshEvent
  navigation: NavigationEvent
  client: ClientEvent
  reads: ReadsEvent
  accountReads: ReadsEvent
  notices: NoticesEvent
  entryForm: EntryFormEvent
  errands: ErrandsEvent
  esiaCallback: EsiaCallbackEvent
  joiningCheck: JoiningCheckEvent
  consent: ConsentEvent
  emailConfirmation: EmailConfirmationEvent
  joiningWizard: JoiningWizardEvent
  redemptionWizard: RedemptionWizardEvent
}

type Payload<Letter> = keyof Omit<Letter, 'type'> extends never ? undefined : Omit<Letter, 'type'>

/** An action as setup() takes it from anywhere, marked with what it sends and to whom. */
type Letter<Params> = ((args: unknown, params: Params) => void) & { letter: { to: keyof Mail; type: string } }

/**
 * Writes to a colleague by name through the actor system; the action's params are the letter's payload.
 * A colleague who is not there gets nothing: whoever must know will ask when it comes alive.
 */
export const tell = <To extends keyof Mail, Type extends Mail[To]['type']>(to: To, type: Type) => {
  const action = enqueueActions<MachineContext, EventObject, ParameterizedObject['params'] | undefined>(({ enqueue, system }, params) => {
    const colleague = system.get(to) as AnyActorRef | undefined
    if (colleague) enqueue.sendTo(colleague, { ...params, type })
  })
  return Object.assign(action, { letter: { to, type } }) as unknown as Letter<Payload<Extract<Mail[To], { type: Type }>>>
}
