import 'wouter/use-browser-location'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AnyActorRef, EventObject, SnapshotFrom } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { bindAll, type Api } from '#api/api.ts'
import { tables } from '#api/tables/all.ts'
import { locationOf } from '#routes/location-of.ts'
import { findActor } from '#system/living-actors.ts'
import type { ActorName, Actors } from '#system/react/actors.ts'
import { authKey } from '#system/auth/auth-store.ts'
import { forgetTabStores, tabStore } from '#system/browser/storage.ts'
import { watchChunks } from '#system/browser/chunk-reload.ts'
import { startSystem, type Portal } from '#system/start.ts'
import { grant, me, meta, product, who } from './samples.ts'
import { json, stubServices, type Services } from './services.ts'

type Listener = { target: EventTarget; type: string; heard: EventListenerOrEventListenerObject }

/** One tab: the whole system at work, with everything that it listens to. */
export type Tab = Portal & {
  api: Api
  /** Something happens to an actor that is alive. */
  send: <Event extends EventObject>(name: ActorName, event: Event) => void
  /** How an actor stands; it must be alive. */
  snapshot: <Name extends ActorName>(name: Name) => SnapshotFrom<Actors[Name]>
  /** The state value of an actor, or null where it is not alive. */
  state: (name: ActorName) => unknown
  /** What the toasts say. */
  toasts: () => string[]
  dialogs: () => string[]
  /** The storage of the browser was changed by another tab. */
  hearStorage: (key: string | null) => void
  /** The name of the token that the session has in its memory, or null. */
  token: () => string | null
  close: () => void
}

const opened = new Set<Tab>()
/** What the portal did to the address besides its history. */
export const left = { reload: vi.fn<() => void>(), assign: vi.fn<(url: string) => void>() }
const start = Date.parse('2026-02-17T10:00:00Z')

/** What stands in the address bar, from the path on. */
export const addressNow = (): string => window.location.pathname + window.location.search + window.location.hash

/** jsdom cannot leave a page: the two ways to do it are noted in place of its own, which stand behind an address that nothing may change. Gives what ends that. */
function stubLocation(): () => void {
  const behind = Object.getOwnPropertySymbols(window.location).find(({ description }) => description === 'impl')
  if (!behind) throw new Error('Nothing stands behind the address.')
  const ways = Reflect.get(window.location, behind) as object
  Object.assign(ways, left)
  return () => {
    for (const name of Object.keys(left)) Reflect.deleteProperty(ways, name)
  }
}

/** A clean browser before each test, and no system left running after it. */
export function eachInCleanBrowser() {
  let restoreLocation: () => void
  beforeEach(() => {
    vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    window.localStorage.clear()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    restoreLocation = stubLocation()
  })
  afterEach(() => {
    for (const tab of opened) tab.close()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
    restoreLocation()
    left.reload.mockReset()
    left.assign.mockReset()
  })
}

/** Services that answer everything that a client with one programme needs. */
export function usualServices(options: Parameters<typeof stubServices>[0] = {}): Services {
  const services = stubServices(options)
  services.give(tables.account.authorize, who)
  services.give(tables.account.me, me)
  services.give(tables.account.restriction, [])
  services.give(tables.account.blocking, [])
  services.give(tables.agreements.products, [product])
  services.give(tables.agreements.features, [])
  services.give(tables.content.program, { id: product.agreementId })
  services.give(tables.content.routes, [])
  services.give(tables.maintenance.maintenance, { isMaintenance: false })
  services.give(tables.statements.metaInformation, meta)
  services.give(tables.auth.logout, undefined)
  services.give(tables.auth.sendSms, { confirmationToken: 'confirmation-1', smsAttempts: 3 })
  services.give(tables.auth.confirmSms, grant())
  services.answer(tables.auth.refresh, () => json(grant({ name: 'two' })))
  return services
}

/** So many calls at once, and how each of them ends; a failure may come before anybody looks. */
export const many = <Value>(count: number, make: () => Promise<Value>): Promise<PromiseSettledResult<Value>[]> =>
  Promise.allSettled(Array.from({ length: count }, make))

/** What is kept on the device of somebody who is signed in. */
export const keep = (auth: Auth): void => window.localStorage.setItem(authKey, JSON.stringify(auth))

/** A part of the portal is on its way to this tab. */
const isLoading = (tab: Tab): boolean =>
  tab.root.getSnapshot().matches({ currentFlow: 'loading' }) ||
  (tab.state('session') as { holding?: unknown } | null)?.holding === 'preparing'

/** Parts of the portal are loaded in the machine's own time, which no fake timer passes. */
async function settleLoading(): Promise<void> {
  do {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  } while ([...opened].some(isLoading))
}

/** Lets answers, effects and timers of this time happen, and parts of the portal arrive. */
export async function pass(ms: number): Promise<void> {
  const step = Math.max(100, Math.ceil(ms / 10))
  await settleLoading()
  for (let left = ms; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left))
    await settleLoading()
  }
}

type TabOptions = { isSandbox?: boolean; idleLimit?: number }

/** Opens a tab at an address; nothing has happened in it yet. */
export function open(at?: string, { isSandbox = false, idleLimit }: TabOptions = {}): Tab {
  if (at !== undefined) window.history.replaceState(null, '', at)
  const listeners: Listener[] = []
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
    return vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, heard, options) => {
      if (heard) listeners.push({ target, type, heard })
      add(type, heard, options)
    })
  })
  forgetTabStores()
  watchChunks(tabStore('session'))
  const portal = startSystem({
    apiBase: '',
    gateway: { hosts: ['esia.gosuslugi.ru'], isSandbox },
    locationOf,
    ...(idleLimit && { idleLimit }),
  })
  for (const spy of spies) spy.mockRestore()
  const actor = (name: ActorName) => findActor(portal.root as AnyActorRef, name)
  const alive = (name: ActorName) =>
    actor(name) ??
    (() => {
      throw new Error(`"${name}" is not alive`)
    })()
  const snapshot: Tab['snapshot'] = (name) => alive(name).getSnapshot() as SnapshotFrom<Actors[typeof name]>
  const tab: Tab = {
    ...portal,
    snapshot,
    api: bindAll(portal.client),
    send: (name, event) => alive(name).send(event),
    state: (name) => (actor(name)?.getSnapshot() as { value: unknown } | undefined)?.value ?? null,
    toasts: () => snapshot('noticeBoard').context.toasts.map(({ text }) => text),
    dialogs: () => snapshot('noticeBoard').context.dialogs.map(({ kind }) => kind),
    hearStorage: (key) => {
      const event = new StorageEvent('storage', { key, storageArea: window.localStorage })
      for (const { type, heard } of listeners) if (type === 'storage' && typeof heard === 'function') heard(event)
    },
    token: () => (actor('session') ? (snapshot('session').context.auth?.accessToken.split('.').at(-1) ?? null) : null),
    close: () => {
      portal.root.stop()
      for (const { target, type, heard } of listeners) target.removeEventListener(type, heard)
      opened.delete(tab)
    },
  }
  opened.add(tab)
  return tab
}

/** Opens a tab and waits until the first calls have been answered. */
export async function openAndSettle(at?: string, options?: TabOptions): Promise<Tab> {
  const tab = open(at, options)
  await pass(1000)
  return tab
}

/** Asks for a code through the form. */
export async function askForCode(tab: Tab): Promise<void> {
  tab.send('entryForm', { type: 'tab.chosen', tab: 'phone' })
  tab.send('entryForm', { type: 'agreement.toggled' })
  tab.send('entryForm', { type: 'phone.typed', phone: '9990000001' })
  tab.send('entryForm', { type: 'phone.submitted' })
  await pass(300)
}

/** Signs in by phone through the form. */
export async function signInByPhone(tab: Tab): Promise<void> {
  await askForCode(tab)
  tab.send('codeEntry', { type: 'code.typed', code: '1234' })
  await pass(1000)
}

/** Every place where a token could be left behind: both stores of the browser, and the memory of every actor. */
export function whereTokensAre(tab: Tab): string[] {
  const isToken = (text: string) => /refresh-|e30\./.test(text)
  const stored = [window.localStorage, window.sessionStorage].flatMap((area) => Object.entries<string>({ ...area }))
  const keys = stored.filter(([, text]) => isToken(text)).map(([key]) => key)
  const memory = JSON.stringify((tab.root as AnyActorRef).getPersistedSnapshot())
  return [...keys, ...(isToken(memory) ? ['memory'] : [])]
}
