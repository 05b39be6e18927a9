import { describe, expect, it } from 'vitest'
import { stateOf } from '#statecharts/exporter/model.ts'
import { readCharts } from '#statecharts/exporter/read.ts'
import { charts } from './fixture.ts'

const [shop, courier] = readCharts(charts)
if (!shop || !courier) throw new Error('the fixture has two charts')

const transitionOn = (event: string) => shop.transitions.filter(({ label }) => label === event)

describe('a chart read into flat data', () => {
  it.each([
    ['сразу', 'atOnce'],
    ['order.placed', 'client'],
    ['parcel.delivered', 'message'],
    ['patience', 'time'],
    ['shop.serving', 'answer'],
  ])('tells who makes a transition happen: %s — %s', (label, cause) => {
    expect(new Set(transitionOn(label).map((one) => one.cause))).toEqual(new Set([cause]))
  })

  it('tells an answer from a failure of the same actor', () => {
    expect(transitionOn('charge').map(({ cause, to }) => ({ cause, to }))).toEqual([
      { cause: 'answer', to: ['serving'] },
      { cause: 'failure', to: ['choosing'] },
    ])
  })

  it('knows a message written to a machine under another name', () => {
    expect(courier.transitions.map(({ label, cause }) => ({ label, cause }))).toEqual([
      { label: 'hurry.asked', cause: 'message' },
      { label: 'ride', cause: 'time' },
    ])
  })

  it('keeps guards, actions, words and sections', () => {
    expect(transitionOn('item.chosen')[0]).toMatchObject({
      from: 'choosing',
      to: [],
      guard: 'isDear',
      actions: [{ name: 'addPrice' }],
      meaning: 'дорогое',
      spec: 'решение',
    })
  })

  it('keeps what states do, without what XState adds to them', () => {
    expect(stateOf(shop, 'serving.delivery.waiting').entry).toEqual([
      { name: 'sendCourier', message: null, spawns: 'courier' },
    ])
    expect(stateOf(shop, 'paying')).toMatchObject({
      entry: [],
      exit: [],
      invokes: ['charge'],
      tags: ['busy'],
      parent: '',
    })
    expect(stateOf(shop, '')).toMatchObject({ key: 'shop', initial: 'opening', invokes: ['watchDoor'] })
  })

  it('tells the kinds of actors, actions and delays apart', () => {
    expect(shop.meanings.actors.map(({ name, note }) => ({ name, note }))).toEqual([
      { name: 'charge', note: 'порт' },
      { name: 'courier', note: 'машина' },
      { name: 'deputyCourier', note: 'машина' },
      { name: 'watchDoor', note: 'порт' },
    ])
    expect(shop.meanings.actions.map(({ note }) => note)).toEqual([
      'запоминает',
      '⇒ deputyCourier: hurry.asked',
      'делает вовне',
      'запускает courier',
    ])
    expect({ shop: shop.meanings.delays[0]?.note, courier: courier.meanings.delays[0]?.note }).toEqual({
      shop: 'вычисляется',
      courier: '500 мс',
    })
  })
})
