import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { query } from '#machines/query/machine.ts'

/** A query whose value came with the page and that is then answered so. */
async function refreshed(initialValue: unknown, answer: unknown): Promise<unknown> {
  const actor = createActor(query.provide({ actors: { fetchValue: fromPromise(() => Promise.resolve(answer)) } }), {
    input: { key: 'page', row: 'content.page', request: {}, isWanted: true, initialValue },
  }).start()
  actor.send({ type: 'query.requested' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'fresh' }))
  return context.value
}

describe('a query that is refreshed', () => {
  const page = { title: 'О Фонде', blocks: [{ template: 'main' }] }

  it('keeps the value that is shown where the answer says the same, so that nothing is drawn anew', async () => {
    expect(await refreshed(page, structuredClone(page))).toBe(page)
  })

  it('takes what is new', async () => {
    expect(await refreshed(page, { ...page, title: 'Контакты' })).toEqual({ ...page, title: 'Контакты' })
  })
})
