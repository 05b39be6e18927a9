import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { read } from '#machines/read/machine.ts'

/** A read whose value came with the page and that is then answered so. */
async function refreshed(prepared: unknown, answer: unknown): Promise<unknown> {
  const actor = createActor(read.provide({ actors: { fetchValue: fromPromise(() => Promise.resolve(answer)) } }), {
    input: { key: 'page', name: 'contentPage', ask: {}, isWanted: true, prepared },
  }).start()
  actor.send({ type: 'read.wanted' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'fresh' }))
  return context.value
}

describe('a read that is refreshed', () => {
  const page = { title: 'О Фонде', blocks: [{ template: 'main' }] }

  it('keeps the value that is shown where the answer says the same, so that nothing is drawn anew', async () => {
    expect(await refreshed(page, structuredClone(page))).toBe(page)
  })

  it('takes what is new', async () => {
    expect(await refreshed(page, { ...page, title: 'Контакты' })).toEqual({ ...page, title: 'Контакты' })
  })
})
