import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { tables } from '#api/tables/all.ts'
import { createSandbox } from '#test/sandbox/sandbox.ts'
import { seed } from '#test/sandbox/seed/seed.ts'
import { createSnapshot } from '#test/sandbox/snapshot.ts'
import { State } from '#test/sandbox/state.ts'
import { device, phones, startCaller } from './sandbox-caller.ts'

const { account, auth } = tables

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  return join(folder, 'deep', 'state.json')
}

describe('the state', () => {
  it('survives a restart: sessions, changes, codes and the clock', async () => {
    const file = stateFile()
    const before = await startCaller({ file })
    before.advance(3600)
    const token = await before.tokenOf(phones.anna)
    const { phoneNumber: _, login: __, emailConfirmed: ___, ...me } = await before.read(account.me, { token })
    await before.read(account.changeMe, { token, body: { ...me, firstName: 'Анюта' } })
    const { confirmationToken } = await before.read(auth.sendSms, { query: { phoneNumber: phones.petr }, body: device })
    await before.flush()

    const after = await startCaller({ file })
    expect((await after.read(account.me, { token })).firstName).toBe('Анюта')
    const confirmed = await after.send(auth.confirmSms, {
      params: { token: confirmationToken },
      query: { confirmationCode: after.codeFor(phones.petr) },
    })
    expect(confirmed.status).toBe(200)
    expect(after.clock.now() - Date.now()).toBeGreaterThan(3_500_000)
  })

  it('starts anew where the file is broken or of another shape, and says so', () => {
    for (const broken of ['{"version":1,"clients":', '{"version":7}', 'null', '']) {
      const file = stateFile()
      createSandbox({ file })
      writeFileSync(file, broken)
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      expect(createSandbox({ file }).store.state.clients).toHaveLength(12)
      expect(warn).toHaveBeenCalledTimes(broken === 'null' ? 0 : 1)
      warn.mockRestore()
    }
  })

  it('is whole in its file whenever one looks, under 200 writes at once', async () => {
    const file = stateFile()
    const caller = await startCaller({ file })
    await caller.control('clock', { advanceSeconds: 1 })
    await caller.flush()
    const seen: number[] = []
    const look = () => {
      seen.push((JSON.parse(readFileSync(file, 'utf8')) as State).clockOffset)
    }
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        await caller.control('clock', { advanceSeconds: 1 })
        look()
      }),
    )
    await caller.flush()
    look()
    expect(seen).toHaveLength(201)
    expect(seen).toEqual([...seen].sort((one, other) => one - other))
    expect(seen.at(-1)).toBe(201_000)
    expect(readdirSync(join(file, '..'))).toEqual(['state.json'])
  })

  it('writes one at a time, the last value last', async () => {
    const file = stateFile()
    let value = 'first'.repeat(100_000)
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const snapshot = createSnapshot(file, () => value)
    snapshot.schedule()
    const first = snapshot.flush()
    value = 'second'
    snapshot.schedule()
    await Promise.all([first, snapshot.flush()])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toBe('second')
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('goes back to the seed by a reset, and every token of before is worthless', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    caller.advance(86_400)
    expect((await caller.control('reset', {})).status).toBe(204)
    expect((await caller.send(account.me, { token })).status).toBe(401)
    expect(caller.store.state).toMatchObject({ outbox: [], clockOffset: 0 })
  })

  it('is the same seed for the same day, but for its secret', () => {
    const { secret: one, ...first } = seed(Date.UTC(2026, 1, 17))
    const { secret: other, ...second } = seed(Date.UTC(2026, 1, 17, 20))
    expect(first).toEqual(second)
    expect(one).not.toBe(other)
    expect(z.parse(State, { ...first, secret: one })).toEqual({ ...first, secret: one })
  })

  it('counts its days by Moscow', () => {
    expect({
      beforeMidnight: seed(Date.UTC(2026, 1, 17, 20, 59)).seededOn,
      afterMidnight: seed(Date.UTC(2026, 1, 17, 21)).seededOn,
    }).toEqual({ beforeMidnight: '2026-02-17', afterMidnight: '2026-02-18' })
  })
})
