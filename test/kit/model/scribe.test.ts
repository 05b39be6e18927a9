import { describe, expect, it } from 'vitest'
import { described, type Glossary } from '#machines/kit/described.ts'
import { parcelOffice } from './fixture.ts'
import type { Step } from './step.ts'
import { walk } from './run.ts'
import { createScribe } from './scribe.ts'
import { staged } from './stand-in.ts'

const glossary: Glossary = {
  events: { 'parcel.asked': described('Спросили посылку', '1') },
  guards: {},
  actions: { ringBell: described('Позвонить', '1') },
  actors: { findParcel: described('Найти посылку', '1') },
  delays: { patience: described('Терпение', '1') },
}

const linesOf = (number: string, ...steps: Step[]) => [
  ...createScribe(parcelOffice, glossary).linesOf(walk(staged(parcelOffice), { number }, steps)),
]

describe('a step in words', () => {
  it('tells at the beginning everything that is remembered, and then what is new', () => {
    const [begun, asked] = linesOf('', { heard: { type: 'parcel.asked', number: '18' } as never })
    expect(begun).toBe(
      'начало → office.idle, lamp.off | просит watchDoor | помнит number="", shelf=null, fault=null, tries=0',
    )
    expect(asked).toBe(
      [
        'parcel.asked «Спросили посылку» {"number":"18"} → office.searching, lamp.off',
        'просит findParcel «Найти посылку» {"number":"18"}',
        'помнит number="18", tries=1',
        'метки: busy',
      ].join(' | '),
    )
  })

  it('tells failures, delays, effects and messages with what they carry', () => {
    const [, failed, again] = linesOf('17', { failed: ['findParcel', { status: 500 }] }, { elapsed: 'patience' })
    expect(failed).toMatch(
      /^findParcel «Найти посылку» ✗ 500 {"status":500} → office.failed, lamp.off \| ждёт patience «Терпение» в office.failed 5000 мс \| помнит fault={/,
    )
    expect(again).toMatch(
      /^◷ patience «Терпение» → office.searching, lamp.off \| делает ringBell «Позвонить» {"times":2} \| просит/,
    )
    expect(linesOf('17', { gave: ['findParcel', { found: false }] }).at(-1)).toContain(
      'пишет guard: parcel.lost {"number":"17"}',
    )
  })
})
