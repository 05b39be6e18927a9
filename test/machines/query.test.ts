import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { NetworkEvent } from '#machines/kit/network.ts'
import type { PageEvent } from '#machines/kit/page.ts'
import { query } from '#machines/query/machine.ts'

const unheard = {
  watchNetwork: fromCallback<EventObject, NonReducibleUnknown, NetworkEvent>(() => undefined),
  watchPage: fromCallback<EventObject, NonReducibleUnknown, PageEvent>(() => undefined),
}

/** A query whose value came with the page and that is then answered so. */
async function refreshed(value: unknown, answer: unknown): Promise<unknown> {
  const actor = createActor(
    query.provide({ actors: { ...unheard, fetchValue: fromPromise(() => Promise.resolve(answer)) } }),
    {
      input: { key: 'page', row: 'content.page', request: {}, tags: [], prerendered: { value } },
    },
  ).start()
  actor.send({ type: 'query.observed' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ alive: { answer: { shown: 'fresh' } } }))
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
