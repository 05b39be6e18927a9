import {
  createActor,
  fromCallback,
  SimulatedClock,
  type ActorLogic,
  type AnyActorRef,
  type EventObject,
  type NonReducibleUnknown,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import { Failure } from '#domain/faults.ts'
import { relationOf, shownOf, type DraftCopy, type DraftSubject, type SaveAttempt } from '#domain/statement-draft.ts'
import { codeEntry } from '#machines/code-entry/machine.ts'
import { draft } from '#machines/draft/machine.ts'
import { steps, type Event, type Step } from '#machines/sample-wizard/contract.ts'
import { sampleWizard } from '#machines/sample-wizard/machine.ts'
import { signing } from '#machines/signing/machine.ts'
import { upload } from '#machines/upload/machine.ts'
import { answersOf, createFund, type PortName } from './fund.ts'
import { BrokenPromise, hold } from './promise.ts'

export const machines = { sampleWizard, draft, signing, upload, codeEntry }
export type Machines = typeof machines
/** What the adapters do, and what a fault may leave out. */
export const rules = { isKeptByClient: true, isEveryEditKept: true, isVersionAskedFirst: true }
export type Rules = typeof rules

/** A question to the fund that has not been answered. */
export type Call = { port: PortName; input: never; self: AnyActorRef }
/** How a call ends: answered; lost on the way there or on the way back; with a token that is refused; with a fault of the fund; with what it has against the content. */
export const endings = ['answered', 'lost', 'answerLost', 'unauthorized', 'unavailable', 'invalid'] as const
export type Ending = (typeof endings)[number]

/** What changes something, and may arrive when nobody waits for it. */
const writes: readonly PortName[] = ['saveDraft', 'confirmCode', 'deleteDraft']
const told = ['watchNetwork', 'watchSession', 'watchLapse', 'watchTabs', 'readOtp'] as const
type Listener = (typeof told)[number]
type Order = EventObject & { output?: unknown; error?: unknown }
type PortLogic = ActorLogic<Snapshot<unknown>, Order, NonReducibleUnknown>

export const anna = 'anna'
const isSecret = (value: unknown) => String(value).includes(anna)

/** Looks for a signing among those who have asked: its documents and its codes belong together. */
function signingOf(asker: AnyActorRef | undefined): string {
  if (!asker) return ''
  return (asker as unknown as { logic: { id?: string } }).logic.id === 'signing'
    ? asker.sessionId
    : signingOf(asker._parent)
}

/**
 * A page with a statement: its charts as they are, and in place of the services, the device and the network what a test decides. Nothing
 * happens by itself: a question waits until it is answered, and time goes on when it is told to.
 */
export function openPortal(made: Machines = machines, kept: Rules = rules) {
  const fund = createFund()
  const answers = answersOf(fund, kept)
  const clock = new SimulatedClock()
  const device = new Map<string, DraftCopy>()
  const listeners = new Map<Listener, Set<(event: EventObject) => void>>(told.map((name) => [name, new Set()]))
  const bodies = new Map<string, string>()
  let problem: Error | null = null
  let actor: ReturnType<typeof createActor<typeof sampleWizard>> | null = null
  let openings = 0
  /** The key of a save that the fund has not answered. */
  let unanswered: string | null = null
  let isFateUnknown = false

  /** Inside an actor an error would only be the failure of that actor. */
  const note = (isKept: boolean, promise: string) => {
    if (!isKept) problem ??= new BrokenPromise(promise)
  }
  const slotOf = ({ kind, clientId }: DraftSubject) => (kept.isKeptByClient ? `${kind} ${clientId}` : kind)

  function receive(call: Call): void {
    if (call.port === 'saveDraft') {
      const { attempt } = call.input as { attempt: SaveAttempt }
      const { key, ...body } = attempt
      const text = JSON.stringify(body)
      note((bodies.get(key) ?? text) === text, 'one key has one body')
      note(unanswered === null || unanswered === key, 'the key is the same until there is an answer')
      note(portal.place() !== 'submitted', 'nothing is edited after filing')
      bodies.set(key, text)
      unanswered = key
    }
    if (call.port === 'requestCode' || call.port === 'confirmCode')
      note(!isFateUnknown, 'no second try is made before the fate of the first is known')
    portal.pending.push(call)
  }

  const gone = (call: Call) => {
    portal.pending = portal.pending.filter((other) => other !== call)
  }

  /** A port is asked when it begins, and ends when a test says so. */
  const asked = (port: PortName): PortLogic => ({
    getInitialSnapshot: (_, input) =>
      ({ status: 'active', output: undefined, error: undefined, input }) as Snapshot<unknown>,
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (snapshot, { self }) => receive({ port, input: (snapshot as unknown as { input: never }).input, self }),
    transition(snapshot, event, { self }) {
      const { output, error } = event
      if (event.type === 'gave') return { ...snapshot, status: 'done', output, error: undefined }
      if (event.type === 'failed') return { ...snapshot, status: 'error', output: undefined, error }
      if (event.type !== 'xstate.stop') return snapshot
      const left = portal.pending.find((call) => call.self === self)
      if (left) {
        gone(left)
        if (writes.includes(port)) portal.late.push(left)
        if (port === 'confirmCode') isFateUnknown = true
      }
      return { ...snapshot, status: 'stopped', output: undefined, error: undefined }
    },
  })
  const listening = (name: Listener) =>
    fromCallback(({ sendBack }) => {
      listeners.get(name)?.add(sendBack)
      return () => void listeners.get(name)?.delete(sendBack)
    })
  /** The device answers at once, or says that it keeps nothing. */
  const keepCopy: PortLogic = {
    ...asked('saveDraft'),
    start(snapshot, { self }) {
      const { subject, copy } = (snapshot as unknown as { input: { subject: DraftSubject; copy: DraftCopy } }).input
      portal.isUnkeepable = !portal.isStorageOpen
      portal.wasUnkeepable ||= portal.isUnkeepable
      if (portal.isUnkeepable) return self.send({ type: 'failed', error: new Failure({ kind: 'unexpected' }) })
      if (kept.isEveryEditKept || copy.attempt !== null) device.set(slotOf(subject), copy)
      self.send({ type: 'gave' })
    },
  }

  const filled = <Names extends PortName | Listener>(...names: Names[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        told.some((one) => one === name) ? listening(name as Listener) : asked(name as PortName),
      ]),
    ) as Record<Names, never>

  const wizard = made.sampleWizard.provide({
    actors: {
      draft: made.draft.provide({
        actors: {
          ...filled('saveDraft', 'loadRecord', 'deleteDraft', 'watchNetwork', 'watchSession', 'watchTabs'),
          keepCopy: keepCopy as never,
        },
        actions: { dropCopy: (_, { subject: of }) => void device.delete(slotOf(of)) },
      }),
      signing: made.signing.provide({
        actors: {
          ...filled('openDocument', 'requestCode', 'askFate', 'watchNetwork', 'watchSession', 'watchLapse'),
          codeEntry: made.codeEntry.provide({ actors: filled('confirmCode', 'sendCode', 'readOtp') }),
        },
      }),
      upload: made.upload.provide({
        actors: filled('checkFile', 'sendFile', 'askScan', 'deleteFile', 'watchNetwork', 'watchSession'),
      }),
    },
  })

  function start(subject: DraftSubject): void {
    openings += 1
    const record = portal.client === anna ? fund.record() : { kind: 'none' as const }
    if (record.kind === 'filed') device.delete(slotOf(subject))
    const copy = device.get(slotOf(subject)) ?? null
    const seed = `${String(openings).padStart(8, '0')}-0000-4000-8000-000000000000`
    // What was pressed before is known by now; and what became of a save, unless its attempt lies here and is still to be made.
    isFateUnknown = false
    const attempt = relationOf(copy, record) === 'ahead' ? (copy?.attempt ?? null) : null
    if (portal.wasUnkeepable || attempt === null || (record.kind === 'draft' && record.stored.key === attempt.key))
      unanswered = null
    else hold(unanswered === null || unanswered === attempt.key, 'the key is the same until there is an answer')
    const opened = { subject, isServed: true, seed, validationVersion: '1', firstStep: steps[0], copy, record }
    actor = createActor(wizard, {
      clock,
      input: { opened, reached: shownOf({ copy, record }, steps[0]).reached as Step },
    })
    actor.subscribe({ error: (error) => (problem ??= error as Error) })
    actor.start()
  }

  const serve = ({ port, input, self }: Call) =>
    (answers[port] as (input: never, signing: string, now: number) => unknown)(input, signingOf(self), clock.now())

  const portal = {
    fund,
    clock,
    device,
    client: anna,
    isOnline: true,
    isSignedIn: true,
    isStorageOpen: true,
    /** The device did not keep what it was given last, and the client is told so. */
    isUnkeepable: false,
    /** Once it kept nothing, neither keys nor whose save it was are known for certain. */
    wasUnkeepable: false,
    pending: [] as Call[],
    /** What was sent and is answered to nobody: it may still arrive. */
    late: [] as Call[],

    /** Opens the page; without the fund nothing can be opened. */
    open(): void {
      if (actor === null && portal.isOnline && portal.isSignedIn) start({ kind: 'redemption', clientId: portal.client })
    },
    /** The page is gone, with or without a word. */
    close(): void {
      portal.late.push(...portal.pending.filter(({ port }) => writes.includes(port)))
      if (portal.pending.some(({ port }) => port === 'confirmCode')) isFateUnknown = true
      portal.pending = []
      actor?.stop()
      actor = null
      for (const some of listeners.values()) some.clear()
    },
    isOpen: () => actor !== null,
    tell: (name: Listener, event: EventObject & { version?: unknown }) =>
      [...(listeners.get(name) ?? [])].forEach((hear) => hear(event)),
    send: (event: Event) => actor?.send(event),
    child: (name: 'draft' | 'signing' | 'codeEntry') => actor?.system.get(name) as AnyActorRef | undefined,
    draft: () => portal.child('draft')?.getSnapshot() as SnapshotFrom<typeof draft> | undefined,
    wizard: () => actor?.getSnapshot(),
    uploads: (): AnyActorRef[] =>
      Object.values(actor?.getSnapshot().children ?? {}).filter((child): child is AnyActorRef =>
        Boolean(child?.id.startsWith('upload-') && (child.getSnapshot() as Snapshot<unknown>).status === 'active'),
      ),

    /** The step or the state that is shown; nothing where the page is closed. */
    place(): string {
      const value = actor?.getSnapshot().value
      if (!value || typeof value === 'string') return ''
      const within = value.open as string | { at: object | string }
      if (typeof within === 'string') return within
      return typeof within.at === 'string' ? within.at : (Object.keys(within.at)[0] ?? '')
    },
    /** Where what was typed stands with the fund. */
    standing(): string {
      const at: unknown = portal.draft()?.value.service
      return typeof at === 'string' ? at : (Object.keys(at ?? {})[0] ?? '')
    },

    answer(call: Call, ending: Ending): void {
      gone(call)
      const fail = (failure: Failure) => {
        if (call.port === 'confirmCode') isFateUnknown = true
        call.self.send({ type: 'failed', error: failure })
      }
      if (call.port === 'checkFile') return call.self.send({ type: 'gave', output: serve(call) })
      if (!portal.isOnline) return fail(new Failure({ kind: 'offline' }))
      if (!portal.isSignedIn || ending === 'unauthorized') {
        fail(new Failure({ kind: 'unauthorized', status: 401 }))
        return portal.lapse()
      }
      if (ending === 'unavailable') return fail(new Failure({ kind: 'refused', status: 503 }))
      if (ending === 'invalid' && call.port === 'saveDraft')
        fund.findInvalid((call.input as { attempt: SaveAttempt }).attempt)
      if (ending === 'lost') {
        if (writes.includes(call.port)) portal.late.push(call)
        return fail(new Failure({ kind: 'offline' }))
      }
      try {
        const output = serve(call)
        if (ending === 'answerLost') return fail(new Failure({ kind: 'offline' }))
        if (call.port === 'saveDraft' || call.port === 'loadRecord') unanswered = null
        if (call.port === 'askFate' || call.port === 'loadRecord') isFateUnknown = false
        call.self.send({ type: 'gave', output })
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        fail(error)
      }
    },
    /** What was sent arrives, and its answer reaches nobody. */
    arrive(call: Call): void {
      portal.late = portal.late.filter((other) => other !== call)
      try {
        serve(call)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
    /** The sign-in runs out. */
    lapse(): void {
      portal.isSignedIn = false
      portal.tell('watchLapse', { type: 'session.lapsed' })
    },
    /** What was noted inside an actor is thrown where a test sees it. */
    raise(): void {
      if (problem) throw problem
    },
    /** Whether another client is shown anything of hers. */
    showsAnna: () => Object.values(portal.draft()?.context.values ?? {}).some(isSecret),
  }
  portal.open()
  return portal
}
export type Portal = ReturnType<typeof openPortal>
