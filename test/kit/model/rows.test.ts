import { describe, expect, it } from 'vitest'
import { parcelOfficeModel as model } from './fixture.ts'
import { mutantsOf } from './mutant.ts'
import { failsRows } from './rows.ts'
import type { Row } from './row.ts'

const rows: readonly Row[] = [
  {
    in: { office: 'searching' },
    when: { gave: ['findParcel', { found: true }] },
    then: { office: 'fetching' },
    does: [{ asked: ['porter'] }],
    doesNot: ['guard'],
    section: '1',
  },
  {
    in: { office: 'searching' },
    with: { number: '17' },
    when: { gave: ['findParcel', { found: false }] },
    then: { office: 'lost' },
    does: [{ wrote: ['guard', 'parcel.lost', { number: '17' }] }],
    section: '1',
  },
]
const mutant = (fault: string) => {
  const found = mutantsOf(model.machine).find((one) => one.fault.includes(fault))
  if (!found) throw new Error(`there is no mutant that "${fault}"`)
  return found.machine()
}

describe('rows of the specification', () => {
  it('hold on a sound machine', () => expect(failsRows(model.machine, model, rows)).toBe(false))

  it.each(['onDone.0 is missing', 'onDone.0 has no guard', 'does not tellGuard', 'guard isFound is always false'])(
    'notice that %s',
    (fault) => expect(failsRows(mutant(fault), model, rows)).toBe(true),
  )

  it('fail where the machine never stands where they begin', () =>
    expect(
      failsRows(model.machine, model, [{ in: { office: 'nowhere' }, when: { elapsed: 'patience' }, section: '1' }]),
    ).toBe(true))
})
