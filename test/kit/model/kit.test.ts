import { assign } from 'xstate'
import { describe, expect, it } from 'vitest'
import { coverOf } from './cover.ts'
import { edgesOf } from './edges.ts'
import { parcelOffice, parcelOfficeModel } from './fixture.ts'
import { failsJourneys, play } from './journey.ts'
import { failsLines } from './killer.ts'
import type { Journey, Model, Path } from './model.ts'
import { mutantsOf } from './mutant.ts'
import { otherValue } from './other-value.ts'
import { stepsOf } from './paths.ts'
import { replay } from './replay.ts'
import { pathOf } from './run.ts'
import { createScribe } from './scribe.ts'
import { staged } from './stand-in.ts'

const paths = coverOf(parcelOfficeModel, 'samples')
const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.taken)))
const story = (...told: Journey['story']): Journey => ({
  title: 'told for this test',
  input: { number: '17' },
  story: told,
})

describe('paths', () => {
  it('take every arrow of the chart: events, answers, failures, delays and eventless ones', () => {
    expect(edgesOf(parcelOffice).filter((id) => !taken.has(id))).toEqual([])
    expect([...taken]).toEqual(
      expect.arrayContaining([
        'parcelOffice.office.opening|always|1',
        'parcelOffice.office.failed|xstate.after.patience.parcelOffice.office.failed|0',
        'parcelOffice.office.searching|xstate.error.actor.findParcel|0',
        'parcelOffice.office.fetching|xstate.done.actor.porter|0',
      ]),
    )
  })

  it('begin from every input and are the same every time', () => {
    expect(new Set(paths.map(({ input }) => JSON.stringify(input))).size).toBe(2)
    expect(coverOf(parcelOfficeModel, 'samples')).toEqual(paths)
  })

  it('are few and short where only arrows are asked for', () => {
    const few = coverOf(parcelOfficeModel, 'arrows')
    expect(few.flatMap(({ steps }) => steps).length).toBeLessThan(paths.flatMap(({ steps }) => steps).length)
    expect(Math.max(...paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(26)
  })

  it('cannot be made while something of the chart has no sample', () => {
    const { 'lamp.switched': _, ...events } = parcelOfficeModel.events
    expect(() => coverOf({ ...parcelOfficeModel, events }, 'arrows')).toThrow('no sample of "lamp.switched"')
    expect(() => coverOf({ ...parcelOfficeModel, answers: {} }, 'arrows')).toThrow(
      'no sample of "xstate.done.actor.findParcel"',
    )
  })

  it('cannot be made with a projection that hides a difference', () => {
    expect(() =>
      coverOf({ ...parcelOfficeModel, visible: ({ number }: { number: string }) => number }, 'arrows'),
    ).toThrow('hides a difference')
  })

  it('cannot be made where something grows without end', () => {
    expect(() => coverOf({ ...parcelOfficeModel, visible: (context) => context }, 'arrows', 500)).toThrow(
      'let something grow',
    )
  })
})

describe('replay', () => {
  it('sees on the real machine what the pure one foretold, at every step', () => {
    for (const path of paths) expect(replay(parcelOfficeModel, path.input, stepsOf(path))).toEqual(path.steps)
  })

  it('sees effects, messages, work, and delays with what they carry', () => {
    const [begun, failed] = replay(parcelOfficeModel, { number: '17' }, [{ failed: ['findParcel', { status: 500 }] }])
    expect(begun?.seen.traces).toContainEqual({ asked: 'findParcel', input: { number: '17' } })
    expect(failed?.seen.traces).toContainEqual({
      waits: 'xstate.after.patience.parcelOffice.office.failed',
      for: 5_000,
    })
    const lost = replay(parcelOfficeModel, { number: '17' }, [{ gave: ['findParcel', { found: false }] }])
    expect(lost.at(-1)?.seen.traces).toEqual([{ wrote: 'guard', message: { type: 'parcel.lost', number: '17' } }])
  })

  it('tells a machine that behaves otherwise', () => {
    const other: Model = {
      ...parcelOfficeModel,
      machine: parcelOffice.provide({ actions: { countTry: assign({ tries: 7 }) } }),
    }
    const [path] = paths.filter(({ input }) => JSON.stringify(input) === '{"number":"17"}')
    expect(replay(other, path?.input, path ? stepsOf(path) : [])).not.toEqual(path?.steps)
  })

  it('fails where nobody was asked, and where no such delay runs', () => {
    expect(() => replay(parcelOfficeModel, { number: '17' }, [{ gave: ['porter', { shelf: 1 }] }])).toThrow(
      'has not asked for "porter"',
    )
    expect(() => replay(parcelOfficeModel, { number: '17' }, [{ elapsed: 'patience' }])).toThrow(
      'not exactly one delay "patience"',
    )
  })
})

describe('journeys', () => {
  it('pass where every pin holds', () =>
    parcelOfficeModel.journeys.forEach((journey) => play(parcelOfficeModel, journey)))

  it.each([
    ['a state', story({ state: { office: 'idle' } })],
    ['a context', story({ context: { number: '18' } })],
    ['a deed', story({ heard: { type: 'door.opened' } }, { did: ['ringBell', { times: 2 }] })],
    [
      'a message',
      story({ gave: ['findParcel', { found: false }] }, { wrote: ['guard', 'parcel.lost', { number: '18' }] }),
    ],
    ['work', story({ asked: ['porter'] })],
    ['silence', story({ heard: { type: 'door.opened' } }, { silent: true })],
    ['an end', story({ ended: null })],
    ['nothing at the end', story({ state: { office: 'searching' } }, { heard: { type: 'door.opened' } })],
    ['a tag', story({ tagged: [] })],
    ['what is so as not so', story({ not: { asked: ['findParcel'] } })],
  ])('fail where %s is pinned wrongly', (_, journey) => expect(() => play(parcelOfficeModel, journey)).toThrow())
})

describe('mutants', () => {
  const mutants = mutantsOf(parcelOffice)
  const scribe = createScribe(parcelOffice, { events: {}, guards: {}, actions: {}, actors: {}, delays: {} })
  const linesOf = (of: Path[]) => of.map(({ steps }) => [...scribe.linesOf(steps)])
  const unseenBy = (of: Path[]) => mutants.filter(({ machine }) => !failsLines(machine(), of, linesOf(of), scribe))
  const text = mutants.map(({ fault }) => fault)

  it('are one for each guard, action, target and arrow', () => {
    expect(text).toEqual(
      expect.arrayContaining([
        'parcelOffice: guard isFound is always true',
        'parcelOffice: states.office.states.opening.always.0 has no guard',
        'parcelOffice: states.office.states.searching.entry does not countTry',
        'parcelOffice: states.office.states.searching.invoke.onError does not keepFault',
        'parcelOffice: states.office.states.failed.exit does not ringBell',
        'parcelOffice: states.office.states.failed.after.patience.1 has no target',
        'parcelOffice: states.lamp.states.on.on.lamp.switched is missing',
      ]),
    )
  })

  it('are one for each wrong target, order of branches, delay, parameter, reentry, work and tag', () => {
    expect(text).toEqual(
      expect.arrayContaining([
        'parcelOffice: states.office.states.idle.on.parcel.asked leads to #parcelOffice.office.fetching',
        'parcelOffice: states.lamp.states.off.on.lamp.switched leads to #parcelOffice.lamp.off',
        'parcelOffice: states.office.states.searching.invoke.onDone tries 1 before 0',
        'parcelOffice: delay patience lasts ten times longer',
        'parcelOffice: delay patience lasts a third',
        'parcelOffice: on.door.opened does ringBell with something else',
        'parcelOffice: states.office.states.searching asks for findParcel with something else',
        'parcelOffice: states.office.states.searching.on.parcel.asked does not reenter',
        'parcelOffice: does not ask for watchDoor',
        'parcelOffice: states.office.states.searching is not busy',
      ]),
    )
    expect(new Set(text).size).toBe(text.length)
  })

  it('hand something else over wherever a value is handed over', () => {
    expect([true, 'a', 1, null, undefined, [], [2], {}, { a: { b: false }, c: 1 }, new Map()].map(otherValue)).toEqual([
      false,
      'a-other',
      2,
      'other',
      'other',
      ['other'],
      [3],
      { other: 'other' },
      { a: { b: true }, c: 1 },
      'other',
    ])
    expect(
      (otherValue(({ number }: { number: number }) => ({ number })) as (of: object) => unknown)({ number: 1 }),
    ).toEqual({ number: 2 })
  })

  it('are all found out by the paths, and by no path that does not go there', () => {
    expect(unseenBy(paths).map(({ fault }) => fault)).toEqual([])
    const elsewhere = [pathOf(staged(parcelOffice), { number: '' }, [{ heard: { type: 'lamp.switched' } }])]
    expect(unseenBy(elsewhere).length).toBeGreaterThan(mutants.length / 2)
  })

  it('are found out by a journey that goes there and pins what they change', () => {
    const fails = (fault: string) =>
      failsJourneys(
        mutants.find((mutant) => mutant.fault === `parcelOffice: ${fault}`)?.machine() ?? parcelOffice,
        parcelOfficeModel,
      )
    expect(fails('states.office.states.fetching.invoke.onDone does not rememberShelf')).toBe(true)
    expect(fails('states.lamp.states.on.on.lamp.switched is missing')).toBe(false)
  })

  it('leave a sound machine alive', () => {
    expect(failsLines(parcelOffice, paths, linesOf(paths), scribe)).toBe(false)
    expect(failsJourneys(parcelOffice, parcelOfficeModel)).toBe(false)
  })
})
