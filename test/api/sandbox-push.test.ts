import { expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { phones, startCaller, type Caller } from './sandbox-caller.ts'

const { files, statements } = tables
type Movable = { id: string; persona: string; state: string; followers: string[] }
const push = async (caller: Caller, id: string, state: string) => {
  const { status, text } = await caller.control('push', { id, state })
  return status === 200 ? (JSON.parse(text) as Movable[]).find((one) => one.id === id) : status
}

it('a statement is moved to any state that may follow, and to no other', async () => {
  const caller = await startCaller()
  const told = (await (await fetch(`${caller.url}/sandbox/statements`)).json()) as Movable[]
  expect(told.find(({ id }) => id === 'rs-7')).toMatchObject({
    persona: 'P7',
    state: 'inReview',
    followers: ['needSupplement', 'approved', 'rejected', 'clientRejected'],
  })
  expect(await push(caller, 'rs-7', 'paid')).toBe(400)
  expect(await push(caller, 'rs-none', 'paid')).toBe(404)
  expect(await push(caller, 'rs-7', 'approved')).toMatchObject({ state: 'approved', followers: ['paid'] })
  expect(await push(caller, 'rs-7', 'paid')).toMatchObject({ state: 'paid', followers: [] })
  expect(await push(caller, 'rs-1', 'waitConfirmation')).toMatchObject({ followers: ['draft', 'registered'] })
  expect(await push(caller, 'rs-1', 'registered')).toMatchObject({ state: 'registered' })
  const token = await caller.tokenOf(phones.anna)
  const [registered] = await caller.read(statements.redemptions, { token, query: { states: 'registered' } })
  expect(registered).toMatchObject({ statementId: 'rs-1', version: 5 })
})

it('a file is found clean or infected before its check is over', async () => {
  const caller = await startCaller()
  const token = await caller.tokenOf(phones.anna)
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'scan.jpg')
  const { id } = await caller.read(files.uploadTemporary, { token, body: { file } })
  expect(await push(caller, id, 'Infected')).toMatchObject({ state: 'Infected', followers: [] })
  expect((await caller.read(files.check, { token, params: { id } })).checkState).toBe('Infected')
  expect(await push(caller, id, 'Clean')).toBe(400)
})
