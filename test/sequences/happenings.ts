import fc from 'fast-check'
import { steps } from '#machines/sample-wizard/contract.ts'
import * as client from './client.ts'
import { rightCode } from './fund.ts'
import { anna, endings, openPortal, type Ending, type Machines, type Rules } from './portal.ts'
import { createWitness, sections, type Section } from './promises.ts'

type World = client.World

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(items.length, 1)]

/** Another device of the same client saves; whether this tab is told depends on where that device is. */
function saveElsewhere({ portal, witness, ...world }: World, section: Section, isTold: boolean, number: number): void {
  const { stored } = portal.fund
  if (stored?.isFiled || portal.client !== anna) return
  witness.hasOthers = true
  const value = `theirs ${anna} ${world.count} ${number}`
  // What this client had saved there is replaced in all openness.
  if (stored && stored.values[section] === witness.valueOf(section)) witness.typed(section, value)
  portal.fund.saveElsewhere(section, value, value)
  if (isTold) portal.tell('watchTabs', { type: 'draft.savedElsewhere', version: portal.fund.stored?.version })
}
/** What the fund had of it is gone, and not by this client. */
function removedElsewhere({ portal, witness }: World): void {
  const { stored } = portal.fund
  if (!stored || stored.isFiled || portal.client !== anna) return
  for (const section of sections) if (stored.values[section] === witness.valueOf(section)) witness.forget(section)
  witness.hasOthers = true
  portal.fund.stored = null
}
function fileElsewhere({ portal }: World): void {
  if (portal.fund.stored && !portal.fund.stored.isFiled && portal.client === anna) portal.fund.fileElsewhere()
}

function setOnline({ portal }: World, isOnline: boolean): void {
  portal.isOnline = isOnline
  if (isOnline) portal.tell('watchNetwork', { type: 'network.restored' })
}
function setSignedIn({ portal }: World, isSignedIn: boolean): void {
  if (!isSignedIn) return portal.lapse()
  portal.isSignedIn = true
  portal.tell('watchSession', { type: 'session.restored' })
}
/** Another page, a reload, a battery that dies: the page that goes says nothing. */
function reload({ portal, witness }: World): void {
  portal.close()
  witness.lose()
  portal.open()
}
/** Somebody else signs in on this device, looks, and leaves. */
function otherClient(world: World): void {
  const { portal, witness } = world
  reload(world)
  portal.close()
  const before = { isOnline: portal.isOnline, isSignedIn: portal.isSignedIn, earned: witness.earned }
  Object.assign(portal, { client: 'boris', isOnline: true, isSignedIn: true })
  portal.open()
  witness.check()
  portal.close()
  Object.assign(portal, { client: anna })
  witness.earned = before.earned
  portal.open()
  Object.assign(portal, { isOnline: before.isOnline, isSignedIn: before.isSignedIn })
}
function arrive(world: World, at: number): void {
  const { portal, witness } = world
  const call = pick(portal.late, at)
  if (!call) return
  const { stored } = portal.fund
  portal.arrive(call)
  // To the page that knows nothing of it any more, a deletion is another's.
  if (call.port !== 'deleteDraft' || !stored || portal.fund.stored) return
  witness.hasOthers = true
  for (const section of sections) if (stored.values[section] === witness.valueOf(section)) witness.forget(section)
}

class Happening implements fc.Command<object, World> {
  readonly title: string
  readonly happen: (world: World) => void
  constructor(title: string, happen: (world: World) => void) {
    this.title = title
    this.happen = happen
  }
  check = () => true
  run(_: object, world: World): void {
    this.happen(world)
    world.witness.check()
  }
  toString = () => this.title
}

const once = (title: string, happen: (world: World) => void) =>
  fc.constant(null).map(() => new Happening(title, happen))
const given = <Value>(title: string, values: fc.Arbitrary<Value>, happen: (world: World, value: Value) => void) =>
  values.map((value) => new Happening(`${title} ${JSON.stringify(value)}`, (world) => happen(world, value)))
const often = (weight: number, arbitrary: fc.Arbitrary<Happening>) => Array.from({ length: weight }, () => arbitrary)
const ending = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Ending>('answered') },
  { weight: 1, arbitrary: fc.constantFrom<Ending>(...endings) },
)

/** All that a client, the fund, the network, another device and time may do, the ordinary more often. */
const happenings = fc.commands(
  [
    ...often(3, given('type', fc.boolean(), client.edit)),
    ...often(5, given('next', fc.record({ isTyping: fc.boolean(), times: fc.constantFrom(1, 1, 2) }), client.next)),
    once('back', client.back),
    given('go to', fc.constantFrom(...steps), client.goTo),
    ...often(
      9,
      given('answer', fc.tuple(fc.nat(3), ending), ({ portal }, [at, how]) => {
        const call = pick(portal.pending, at)
        if (call) portal.answer(call, how)
      }),
    ),
    ...often(2, given('arrive', fc.nat(3), arrive)),
    ...often(
      2,
      given('wait', fc.constantFrom(300, 900, 2_100, 16_000, 31_000), ({ portal }, time) =>
        portal.clock.increment(time),
      ),
    ),
    given('network', fc.boolean(), setOnline),
    given('sign-in', fc.boolean(), setSignedIn),
    once('network', (world) => setOnline(world, true)),
    once('sign-in', (world) => setSignedIn(world, true)),
    given('storage', fc.boolean(), ({ portal }, isOpen) => {
      portal.isStorageOpen = isOpen
    }),
    once('the fund forgets keys', ({ portal }) => portal.fund.forgetKeys()),
    given('save elsewhere', fc.tuple(fc.constantFrom(...sections), fc.boolean(), fc.nat()), (world, elsewhere) =>
      saveElsewhere(world, ...elsewhere),
    ),
    once('remove elsewhere', removedElsewhere),
    given('file elsewhere', fc.nat(3), (world, chance) => chance === 0 && fileElsewhere(world)),
    given('choose', fc.boolean(), client.choose),
    once('remove', client.remove),
    ...often(2, once('reload', reload)),
    once('open', ({ portal }) => portal.open()),
    once('another client', otherClient),
    once('sign out', client.signOut),
    ...often(3, given('sign', fc.constantFrom(1, 2), client.sign)),
    ...often(4, once('read the paper', client.readPaper)),
    ...often(2, once('ask for a code', client.askCode)),
    once('ask for another code', client.askAnotherCode),
    ...often(3, given('type the code', fc.constantFrom(rightCode, rightCode, '9999'), client.typeCode)),
    once('leave the code', client.leaveCode),
    once('leave the signing', client.leaveSigning),
    once('attach', client.attach),
    given('file', fc.constantFrom('file.cancelled', 'file.removed', 'file.retried'), client.toFile),
    given('scan', fc.constantFrom('clean', 'infected'), ({ portal: { fund } }, verdict) => {
      for (const [id, state] of fund.files) if (state === 'checking') fund.files.set(id, verdict)
    }),
  ],
  { maxCommands: 60, size: 'max' },
)

/** Where a sequence begins: chance alone comes to a signature, or to a lost answer, too seldom. */
const starts = [
  'new',
  'new',
  'review',
  'spoilt',
  'uploading',
  'answer lost',
  'theirs chosen',
  'signing',
  'code',
  'code unanswered',
] as const
type Start = (typeof starts)[number]

function begin(world: World, start: Start): void {
  const { portal, witness } = world
  const settle = () => {
    for (const call of [...portal.pending]) portal.answer(call, 'answered')
  }
  const typing = { isTyping: true, times: 1 }
  if (start === 'new') return
  if (start === 'answer lost') {
    client.next(world, typing)
    for (const call of [...portal.pending]) portal.answer(call, 'answerLost')
    return
  }
  for (const _ of sections) {
    client.next(world, typing)
    settle()
  }
  switch (start) {
    case 'review':
      return
    case 'spoilt':
      client.goTo(world, 'person')
      client.edit(world, true)
      return client.goTo(world, 'review')
    case 'uploading':
      client.goTo(world, 'bank')
      client.attach(world)
      settle()
      client.next(world, typing)
      return settle()
    case 'theirs chosen':
      client.goTo(world, 'person')
      client.edit(world, false)
      saveElsewhere(world, 'bank', true, 0)
      settle()
      witness.check()
      return client.choose(world, false)
    default:
      client.sign(world, 1)
      settle()
      client.readPaper(world)
      settle()
      client.seePaper(world)
      if (start === 'signing') return
      client.askCode(world)
      settle()
      if (start === 'code') return
      client.typeCode(world, rightCode)
      for (const call of [...portal.pending]) portal.answer(call, 'answerLost')
  }
}

/** What many sequences came to, for the figures. */
export type Tally = { sequences: number; happenings: number; filedHere: number }

/** In every order of what may happen the promises hold, and in the end a willing client gets the statement filed. */
export const everyOrder = (tally: Tally, made?: Machines, kept?: Rules) =>
  fc.property(fc.constantFrom(...starts), happenings, (start, list) => {
    const portal = openPortal(made, kept)
    const world: World = { portal, witness: createWitness(portal), count: 0 }
    try {
      begin(world, start)
      world.witness.check()
      fc.modelRun(() => ({ model: {}, real: world }), list)
      client.finish(world)
      tally.sequences += 1
      tally.happenings += [...list].length
      tally.filedHere += portal.fund.filings[0]?.isOurs ? 1 : 0
    } finally {
      portal.close()
    }
  })
