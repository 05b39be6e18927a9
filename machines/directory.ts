import {
  enqueueActions,
  type AnyActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'
import type * as Client from './client/contract.ts'
import type * as CodeEntry from './code-entry/contract.ts'
import type * as Consent from './consent/contract.ts'
import type * as CookieConsent from './cookie-consent/contract.ts'
import type * as Draft from './draft/contract.ts'
import type * as EmailConfirmation from './email-confirmation/contract.ts'
import type * as EntryForm from './entry-form/contract.ts'
import type * as EsiaCallback from './esia-callback/contract.ts'
import type * as Impersonation from './impersonation/contract.ts'
import type * as Inquiries from './inquiries/contract.ts'
import type * as Inquiry from './inquiry/contract.ts'
import type * as Inactivity from './inactivity/contract.ts'
import type * as JoiningCheck from './joining-check/contract.ts'
import type * as JoiningWizard from './joining-wizard/contract.ts'
import type * as Lookup from './lookup/contract.ts'
import type * as Navigation from './navigation/contract.ts'
import type * as NoticeBoard from './notice-board/contract.ts'
import type * as Notices from './notices/contract.ts'
import type * as PagedQuery from './paged-query/contract.ts'
import type * as PensionStatement from './pension-statement/contract.ts'
import type * as PortfolioChange from './portfolio-change/contract.ts'
import type * as ProfileEditor from './profile-editor/contract.ts'
import type * as ProgramLink from './program-link/contract.ts'
import type * as Query from './query/contract.ts'
import type * as Reentry from './reentry/contract.ts'
import type * as Queries from './queries/contract.ts'
import type * as RedemptionWizard from './redemption-wizard/contract.ts'
import type * as Root from './root/contract.ts'
import type * as SampleWizard from './sample-wizard/contract.ts'
import type * as Session from './session/contract.ts'
import type * as SignOut from './sign-out/contract.ts'
import type * as SignedPapers from './signed-papers/contract.ts'
import type * as Signing from './signing/contract.ts'
import type * as Supplement from './supplement/contract.ts'
import type * as Task from './task/contract.ts'
import type * as Tasks from './tasks/contract.ts'
import type * as TaxDeduction from './tax-deduction/contract.ts'
import type * as Toast from './toast/contract.ts'
import type * as TokenRefresh from './token-refresh/contract.ts'
import type * as Upload from './upload/contract.ts'
import type * as Withdrawal from './withdrawal/contract.ts'

/** What lives as long as the portal, the session or a step of a flow does, and what each hears. */
type Residents = {
  root: Root.Event
  cookieConsent: CookieConsent.Event
  notices: Notices.Event
  noticeBoard: NoticeBoard.Event
  navigation: Navigation.Event
  queries: Queries.Event
  inquiries: Inquiries.Event
  session: Session.Event
  tokenRefresh: TokenRefresh.Event
  client: Client.Event
  accountQueries: Queries.Event
  tasks: Tasks.Event
  inactivity: Inactivity.Event
  signOut: SignOut.Event
  reentry: Reentry.Event
  joiningCheck: JoiningCheck.Event
  codeEntry: CodeEntry.Event
  draft: Draft.Event
  signing: Signing.Event
  signedPapers: SignedPapers.Event
  lookup: Lookup.Event
  companyLookup: Lookup.Event
}

/** What lives while its page is open: what each hears, and what it is given of the address. */
export type Flows = {
  entryForm: { event: EntryForm.Event; input: EntryForm.Input }
  esiaCallback: { event: EsiaCallback.Event; input: undefined }
  impersonation: { event: Impersonation.Event; input: undefined }
  consent: { event: Consent.Event; input: undefined }
  emailConfirmation: { event: EmailConfirmation.Event; input: undefined }
  profileEditor: { event: ProfileEditor.Event; input: undefined }
  programLink: { event: ProgramLink.Event; input: undefined }
  joiningWizard: { event: JoiningWizard.Event; input: JoiningWizard.Input }
  redemptionWizard: { event: RedemptionWizard.Event; input: undefined }
  pensionStatement: { event: PensionStatement.Event; input: undefined }
  taxDeduction: { event: TaxDeduction.Event; input: undefined }
  portfolioChange: { event: PortfolioChange.Event; input: PortfolioChange.Input }
  withdrawal: { event: Withdrawal.Event; input: Withdrawal.Input }
  supplement: { event: Supplement.Event; input: Supplement.Input }
}

/** What there are several of, each known to its parent alone. */
type Several = {
  query: Query.Event
  pagedQuery: PagedQuery.Event
  toast: Toast.Event
  inquiry: Inquiry.Event
  task: Task.Event
  upload: Upload.Event
  sampleWizard: SampleWizard.Event
}

/** Every actor that has a name in the system, and what it hears. Built from contracts, so machines never import each other. */
export type Directory = Residents & { [Name in keyof Flows]: Flows[Name]['event'] }
export type ActorName = keyof Directory
export type FlowName = keyof Flows
/** The names of actors whose chart is that of another name. */
export type SecondName = 'accountQueries' | 'companyLookup'
/** Every chart. */
export type ChartName = Exclude<ActorName, SecondName> | keyof Several

type Payload<Message> = keyof Omit<Message, 'type'> extends never ? undefined : Omit<Message, 'type'>

/** An action as setup() takes it from anywhere, marked with what it sends and to whom. */
type Message<Params> = ((args: unknown, params: Params) => void) & { message: { to: ActorName; type: string } }

/**
 * Writes to a recipient by name through the actor system; the action's params are the message's payload.
 * A recipient who is not there gets nothing: whoever must know will ask when it comes alive.
 */
export const tell = <To extends ActorName, Type extends Directory[To]['type']>(to: To, type: Type) => {
  const action = enqueueActions<MachineContext, EventObject, ParameterizedObject['params'] | undefined>(
    ({ enqueue, system }, params) => {
      const recipient = system.get(to) as AnyActorRef | undefined
      if (recipient) enqueue.sendTo(recipient, { ...params, type })
    },
  )
  return Object.assign(action, { message: { to, type } }) as unknown as Message<
    Payload<Extract<Directory[To], { type: Type }>>
  >
}

/** Writes several messages to one recipient, in their order: what was kept until it came alive. */
export const tellEach = <To extends ActorName>(to: To) =>
  enqueueActions<MachineContext, EventObject, { messages: readonly EventObject[] }>(
    ({ enqueue, system }, { messages }) => {
      const recipient = system.get(to) as AnyActorRef | undefined
      if (recipient) for (const message of messages) enqueue.sendTo(recipient, message)
    },
  ) as unknown as (args: unknown, params: { messages: readonly Directory[To][] }) => void
