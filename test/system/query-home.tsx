import { StrictMode, useState, type ReactNode } from 'react'
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'
import { Failure } from '#domain/faults.ts'
import type { NetworkEvent } from '#machines/kit/network.ts'
import type { PageEvent } from '#machines/kit/page.ts'
import { queries } from '#machines/queries/machine.ts'
import type { Page, PageRequest } from '#machines/paged-query/contract.ts'
import { pagedQuery } from '#machines/paged-query/machine.ts'
import type { Question } from '#machines/query/contract.ts'
import { query } from '#machines/query/machine.ts'
import { fillLater } from '#system/adapters/kit/fill-later.ts'
import { createQueryStore, type Home, type QueryStore } from '#system/queries/query-store.ts'
import { QueryStoreContext } from '#system/react/query-store-context.ts'

/** A call that a test answers. */
type Asked = Question & {
  page?: number
  signal: AbortSignal
  give: (value: unknown) => Promise<void>
  fail: (status: number) => Promise<void>
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}
const listener = <Heard extends EventObject>(heard: Set<(event: Heard) => void>) =>
  fromCallback<EventObject, NonReducibleUnknown, Heard>(({ sendBack }) => {
    heard.add(sendBack)
    return () => heard.delete(sendBack)
  })

/** A home of queries over calls that a test answers, with a clock that moves on command; it can go and come back. */
export function createQueryHome(bound = 100) {
  const asked: Asked[] = []
  const clock = new SimulatedClock()
  const network = new Set<(event: NetworkEvent) => void>()
  const page = new Set<(event: PageEvent) => void>()
  const fetching = <Value, Input extends Question>() =>
    fromPromise<Value, Input>(
      ({ input, signal }) =>
        new Promise(
          (resolve, reject) =>
            void asked.push({
              ...input,
              signal,
              give: (value) => {
                resolve(value as Value)
                return settled()
              },
              fail: (status) => {
                reject(new Failure({ kind: 'refused', status }))
                return settled()
              },
            }),
        ),
    )
  const device = { watchNetwork: listener(network), watchPage: listener(page) }
  const loads: { come: () => Promise<void>; fail: () => Promise<void> }[] = []
  const filled = queries.provide({
    actors: {
      watchNetwork: device.watchNetwork,
      query: query.provide({ actors: { ...device, fetchValue: fetching<unknown, Question>() } }),
      loadPagedQuery: fromPromise(
        () =>
          new Promise<void>(
            (resolve, reject) =>
              void loads.push({
                come: () => {
                  fillLater(filled, {
                    pagedQuery: pagedQuery.provide({ actors: { ...device, fetchPage: fetching<Page, PageRequest>() } }),
                  })
                  resolve()
                  return settled()
                },
                fail: () => {
                  reject(new Failure({ kind: 'offline' }))
                  return settled()
                },
              }),
          ),
      ),
    },
  })
  let actor: AnyActorRef | undefined
  const changed = new Set<() => void>()
  const home: Home = {
    find: () => actor,
    onChanged: (heard) => {
      changed.add(heard)
      return () => changed.delete(heard)
    },
  }
  const tellChanged = () => changed.forEach((heard) => heard())
  const open = () => {
    actor = createActor(filled, { clock, input: { bound } }).start() as AnyActorRef
    tellChanged()
  }
  const close = () => {
    actor?.stop()
    actor = undefined
    tellChanged()
  }
  open()
  const storeOf = (initial?: ReadonlyMap<string, unknown>, onWanted?: (key: string) => void) =>
    createQueryStore({
      placeOf: (row) => ({ home, tags: row.startsWith('balances.') ? ['money'] : [] }),
      initial,
      onWanted,
    })

  /** Views over the home; `store` is another view of it than usual. */
  function Over({ children, store }: { children: ReactNode; store?: QueryStore }) {
    const [usual] = useState(() => store ?? storeOf())
    return (
      <StrictMode>
        <QueryStoreContext value={usual}>{children}</QueryStoreContext>
      </StrictMode>
    )
  }

  const snapshot = () => actor?.getSnapshot() as { context: { known: object }; children: object }

  return {
    asked,
    Over,
    storeOf,
    open,
    close,
    /** The loading of the chart of lists, each time that it was begun. */
    loads,
    send: (event: EventObject) => actor?.send(event),
    network: (type: 'network.lost' | 'network.restored') => [...network].forEach((tell) => tell({ type })),
    pageShown: () => [...page].forEach((tell) => tell({ type: 'page.shown' })),
    /** The keys of the queries that are alive. */
    alive: () => Object.keys(snapshot().context.known),
    children: () => Object.keys(snapshot().children).length - 1,
    pass: (time: number) => {
      clock.increment(time)
      return settled()
    },
  }
}
