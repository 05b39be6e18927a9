import { createElement, lazy, useState, type ComponentType } from 'react'
import { loaded } from './loaded.ts'

/** A component that is a file of its own; `load` fetches it ahead. */
export type LazyComponent<Props extends object> = ComponentType<Props> & { load: () => Promise<void> }

type Options = {
  /** What has to be over before it is fetched of itself. */
  after?: () => Promise<unknown>
}

/** Makes a component out of what loads it: shown at once where it has come by then, and waited for by a Suspense above elsewhere. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props> | undefined>, { after }: Options = {}): LazyComponent<Props> {
  let View: ComponentType<Props> | null = null
  const fetchIt = async () => ({ default: View ??= await loaded(load) })
  const Waited = lazy(after ? () => after().then(fetchIt) : fetchIt)
  function Shown(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => View ?? Waited)
    return createElement(Now, props)
  }
  return Object.assign(Shown, { load: async () => void await fetchIt() })
}
