import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyOrder, type Tally } from './happenings.ts'

const sequences = 5_000

it('a statement keeps its promises in every order of what may happen, and gets filed', () => {
  const tally: Tally = { sequences: 0, happenings: 0, filedHere: 0 }
  fc.assert(everyOrder(tally), { numRuns: sequences, seed: 2026, endOnFailure: Boolean(process.env['CI']) })
  console.info(tally)
  expect(tally.sequences).toBe(sequences)
})
