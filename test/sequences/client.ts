import { steps, type Step } from '#machines/sample-wizard/contract.ts'
import { rightCode } from './fund.ts'
import { anna, type Portal } from './portal.ts'
import { hold } from './promise.ts'
import { sections, type Section, type Witness } from './promises.ts'

export type World = { portal: Portal; witness: Witness; count: number }

const isSection = (place: string): place is Section => sections.some((section) => section === place)
const isLeaving = ({ portal }: World) => JSON.stringify(portal.wizard()?.value ?? '').includes('"leaving"')

/** The step that can be typed into: not while it is being left, the client has to choose, or the draft is being deleted. */
const openStep = (world: World): Section | null => {
  const place = world.portal.place()
  const isHeld = isLeaving(world) || ['conflicting', 'deleting'].includes(world.portal.standing())
  return isSection(place) && !isHeld ? place : null
}

const newValue = (world: World) => `${anna} ${(world.count += 1)}`

export function edit(world: World, isEmptied: boolean): void {
  const step = openStep(world)
  if (!step) return
  const value = isEmptied ? '' : newValue(world)
  world.witness.typed(step, value)
  world.portal.child('draft')?.send({ type: 'draft.edited', values: { [step]: value } })
}

/** The press brings the last key, of which no edit has told; an eager client presses twice. */
export function next(world: World, { isTyping, times }: { isTyping: boolean; times: number }): void {
  const { portal, witness } = world
  const step = openStep(world)
  if (!step) return
  const value = isTyping ? newValue(world) : (portal.draft()?.context.values[step] ?? '')
  if (isTyping) witness.typed(step, value)
  if (value) witness.earned = Math.max(witness.earned, steps.indexOf(step) + 1)
  for (let time = 0; time < times; time += 1) portal.send({ type: 'step.completed', step, values: { [step]: value } })
}

export function goTo(world: World, step: Step): void {
  if (!isLeaving(world)) world.portal.send({ type: 'step.chosen', step })
}
export function back(world: World): void {
  const step = openStep(world)
  if (step) world.portal.send({ type: 'step.returned', step })
}

/** Where the fund has something else, the client says what counts. */
export function choose(world: World, isMine: boolean): void {
  const { portal, witness } = world
  const draft = portal.draft()
  if (!draft || portal.standing() !== 'conflicting') return
  const theirs = draft.context.theirs?.kind === 'draft' ? draft.context.theirs.stored : null
  // What the fund has by then is what they get, and see.
  witness.agree(isMine ? draft.context.values : theirs ? (portal.fund.stored ?? theirs).values : {})
  if (!isMine && theirs) witness.earned = Math.max(witness.earned, steps.indexOf(theirs.reached as Step))
  portal.child('draft')?.send({ type: isMine ? 'draft.mineChosen' : 'draft.theirsChosen' })
}

export function remove(world: World): void {
  const { portal, witness } = world
  if (!openStep(world) || !['same', 'ahead'].includes(portal.standing())) return
  witness.forgetAll()
  portal.child('draft')?.send({ type: 'draft.deleted' })
}

export function sign({ portal }: World, times: number): void {
  const values = portal.draft()?.context.values ?? {}
  if (['conflicting', 'deleting'].includes(portal.standing())) return
  for (let time = 0; time < times; time += 1) portal.send({ type: 'statement.signed', values })
}
/** Looks at the paper, if it has come. */
export const seePaper = ({ portal }: World) =>
  portal.child('signing')?.send({ type: 'document.seen', document: 'application' })
/** Opens the paper, or looks at what has come. */
export function readPaper(world: World): void {
  seePaper(world)
  world.portal.child('signing')?.send({ type: 'document.opened', document: 'application' })
}
export const askCode = ({ portal }: World) => portal.child('signing')?.send({ type: 'code.requested' })
export const leaveSigning = ({ portal }: World) => portal.child('signing')?.send({ type: 'signing.left' })
export const typeCode = ({ portal }: World, code: string) =>
  portal.child('codeEntry')?.send({ type: 'code.typed', code })
export const askAnotherCode = ({ portal }: World) => portal.child('codeEntry')?.send({ type: 'code.resendRequested' })
export const leaveCode = ({ portal }: World) => portal.child('codeEntry')?.send({ type: 'code.abandoned' })

export function attach(world: World): void {
  if (openStep(world) !== 'bank') return
  const id = `upload-${(world.count += 1)}`
  world.portal.send({ type: 'file.attached', file: { id, slot: 'passport', name: 'a.pdf', size: 1, limits: {} } })
}
export const toFile = ({ portal }: World, type: 'file.cancelled' | 'file.removed' | 'file.retried') =>
  portal.uploads()[0]?.send({ type })

/** A client who signs out by hand does so where all is saved: nothing stays on the device. */
export function signOut({ portal }: World): void {
  if (portal.standing() !== 'same' || portal.place() === 'submitted') return
  portal.close()
  portal.device.clear()
  portal.open()
}

const turns = 200

/** Nothing is in the way any more, and the client wants it filed: from anywhere it gets filed, once, as it was typed last. */
export function finish(world: World): void {
  const { portal, witness } = world
  Object.assign(portal, { isOnline: true, isSignedIn: true, isStorageOpen: true })
  portal.open()
  portal.tell('watchNetwork', { type: 'network.restored' })
  portal.tell('watchSession', { type: 'session.restored' })
  for (let turn = 0; turn < turns; turn += 1) {
    for (const call of [...portal.pending]) {
      if (!portal.pending.includes(call)) continue
      if (call.port === 'askScan') portal.fund.files.set((call.input as { fileId: string }).fileId, 'clean')
      portal.answer(call, 'answered')
    }
    witness.check()
    const place = portal.place()
    if (place === 'submitted' || place === 'filedElsewhere') return concluded(world)
    choose(world, true)
    for (const file of portal.uploads())
      if (['infected', 'tooBig', 'failed'].includes(String((file.getSnapshot() as { value: unknown }).value)))
        file.send({ type: 'file.cancelled' })
    proceed(world, place)
    portal.clock.increment(turn % 5 === 4 ? 31_000 : 100)
  }
  const stuck = [portal.wizard()?.value, portal.draft()?.value, portal.pending.map(({ port }) => port)]
  hold(false, `a willing client gets it filed: stuck in ${JSON.stringify(stuck)}`)
}

function proceed(world: World, place: string): void {
  const { portal } = world
  if (place === 'review') {
    const values = portal.draft()?.context.values ?? {}
    const open = sections.find((section) => !values[section])
    if (open) goTo(world, open)
    else sign(world, 1)
  } else if (place === 'signing') {
    readPaper(world)
    for (const call of portal.pending.filter(({ port }) => port === 'openDocument')) portal.answer(call, 'answered')
    askCode(world)
    askAnotherCode(world)
    typeCode(world, rightCode)
  } else {
    const step = openStep(world)
    if (step) next(world, { isTyping: !portal.draft()?.context.values[step], times: 1 })
  }
}

/** Filed once, as it was typed; a key that comes late is not kept. */
function concluded({ portal, witness }: World): void {
  const { filings } = portal.fund
  hold(filings.length === 1, 'nothing is filed twice')
  const [filing] = filings
  if (filing?.isOurs && portal.place() === 'submitted')
    hold(witness.isFiledAsTyped(filing.stored.values), 'what was typed last is filed')
  portal.child('draft')?.send({ type: 'draft.edited', values: { person: 'a late key' } })
  portal.clock.increment(1_000)
  hold(portal.device.size === 0, 'nothing of a filed statement stays on the device')
}
