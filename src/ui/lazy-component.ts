import { createElement, lazy, useState, type ComponentType } from 'react'
import * as limits from './limits.ts'

const askedAgain = 'retry'

/** Whatever waits for a network asks once more, whether the browser knows of one or not. */
export const askAgain = (): void => void window.dispatchEvent(new Event(askedAgain))

/** Resolves when the network is back or somebody does not want to wait for it, and after a pause where there is one already. */
const worthAsking = (isOnline: boolean) =>
  new Promise((resolve) => {
    for (const change of ['online', askedAgain]) window.addEventListener(change, resolve, { once: true })
    if (isOnline) setTimeout(resolve, limits.partPause)
  })

/** Resolves when there is a network, or somebody does not want to wait for it. */
export const online = async (): Promise<void> => {
  if (!navigator.onLine) await worthAsking(false)
}

/**
 * A module that is fetched when it is wanted. One that could not be fetched without a network is asked for again when there
 * is one, and a few times more with a pause between them: requests fail for a moment after the browser calls the network
 * restored. Where the page is about to be loaded anew instead, nothing is shown any more.
 */
async function loaded<LazyComponent>(
  load: () => Promise<LazyComponent | undefined>,
  tries = 0,
): Promise<LazyComponent> {
  try {
    return (await load()) ?? (await new Promise<never>(() => undefined))
  } catch (error) {
    const isOnline = navigator.onLine
    if (isOnline && tries === limits.partTries) throw error
    await worthAsking(isOnline)
    return loaded(load, isOnline ? tries + 1 : 0)
  }
}

/** A component that is a file of its own; `load` fetches it ahead. */
export type LazyComponent<Props extends object> = ComponentType<Props> & { load: () => Promise<void> }

type Options = {
  /** What has to be over before it is fetched of itself. */
  after?: () => Promise<unknown>
}

/** Makes a component out of what loads it: shown at once where it has come by then, and waited for by a Suspense above elsewhere. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  { after }: Options = {},
): LazyComponent<Props> {
  let View: ComponentType<Props> | null = null
  const fetchIt = async () => ({ default: (View ??= await loaded(load)) })
  const Waited = lazy(after ? () => after().then(fetchIt) : fetchIt)
  function Shown(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => View ?? Waited)
    return createElement(Now, props)
  }
  return Object.assign(Shown, { load: async () => void (await fetchIt()) })
}
