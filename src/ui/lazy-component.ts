import { createElement, lazy, useState, type ComponentType } from 'react'

/** Resolves when there is a network. */
export const online = async (): Promise<void> => {
  if (!navigator.onLine)
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
    })
}

/**
 * A module that is fetched when it is wanted. One that could not be fetched without a network is asked for again when there
 * is one; where the page is about to be loaded anew instead, nothing is shown any more.
 */
async function loaded<LazyComponent>(load: () => Promise<LazyComponent | undefined>): Promise<LazyComponent> {
  try {
    return (await load()) ?? (await new Promise<never>(() => undefined))
  } catch (error) {
    if (navigator.onLine) throw error
    await online()
    return loaded(load)
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
