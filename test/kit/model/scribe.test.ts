import { describe, expect, it } from 'vitest'
import { says, type Glossary } from '#machines/kit/says.ts'
import { parcelDesk } from './fixture.ts'
import type { Happening } from './happening.ts'
import { walk } from './run.ts'
import { createScribe } from './scribe.ts'
import { staged } from './stand-in.ts'

const glossary: Glossary = {
  events: { 'parcel.asked': says('Спросили посылку', '1') },
  guards: {},
  actions: { ringBell: says('Позвонить', '1') },
  actors: { findParcel: says('Найти посылку', '1') },
  delays: { patience: says('Терпение', '1') },
}

const linesOf = (number: string, ...happenings: Happening[]) =>
  [...createScribe(parcelDesk, glossary).linesOf(walk(staged(parcelDesk), { number }, happenings))]

describe('a step in words', () => {
  it('tells at the beginning everything that is remembered, and then what is new', () => {
    const [begun, asked] = linesOf('', { heard: { type: 'parcel.asked', number: '18' } as never })
    expect(begun).toBe('начало → desk.idle, lamp.off | просит watchDoor | помнит number="", shelf=null, fault=null, tries=0')
    expect(asked).toBe([
      'parcel.asked «Спросили посылку» {"number":"18"} → desk.searching, lamp.off',
      'просит findParcel «Найти посылку» {"number":"18"}',
      'помнит number="18", tries=1',
      'метки: busy',
    ].join(' | '))
  })

  it('tells failures, delays, effects and letters with what they carry', () => {
    const [, failed, again] = linesOf('17', { failed: ['findParcel', { status: 500 }] }, { elapsed: 'patience' })
    expect(failed).toMatch(/^findParcel «Найти посылку» ✗ 500 {"status":500} → desk.failed, lamp.off \| ждёт patience «Терпение» в desk.failed 5000 мс \| помнит fault={/)
    expect(again).toMatch(/^◷ patience «Терпение» → desk.searching, lamp.off \| делает ringBell «Позвонить» {"times":2} \| просит/)
    expect(linesOf('17', { gave: ['findParcel', { found: false }] }).at(-1)).toContain('пишет guard: parcel.lost {"number":"17"}')
  })
})
