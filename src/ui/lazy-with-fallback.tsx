import { createElement, Suspense, type ComponentType, type ReactNode } from 'react'
import * as limits from './limits.ts'
import { lazyComponent, online } from './lazy-component.ts'

type Options = {
  /** Stands in its place until it has come. */
  fallback?: ReactNode
  /** Not even asked for before the page is idle. */
  afterPage?: boolean
  /** Few ever open it: it is fetched when they do, and not ahead. */
  isRare?: boolean
  /** What the page is for, once the services have answered: it is fetched while they do. */
  isNext?: boolean
}

type Load = () => Promise<unknown>
/** What is fetched ahead, and after what. */
const components = new Map<Load, () => Promise<void>>()
let isFetching = false

const isIdle = () => document.readyState === 'complete' && document.querySelector('[aria-busy="true"]') === null

/** Resolves when the page is idle: it is loaded, and nothing in it is waited for any more. */
export async function pageIdle(): Promise<void> {
  const deadline = Date.now() + limits.idleTimeout
  do await new Promise((resolve) => setTimeout(resolve, limits.idlePause))
  while (!isIdle() && Date.now() < deadline)
}

const atOnce = () => Promise.resolve()
const fetchComponent = (after: () => Promise<void>, load: Load) =>
  void after()
    .then(online)
    .then(load)
    .catch(() => undefined)

/** From now on lazy components are fetched ahead, most of them when the page is idle, so that they are there when they are asked for, even without a network. */
export function fetchLazyComponents(): void {
  isFetching = true
  components.forEach(fetchComponent)
}

/** Fetches every lazy component that is known by now; a test of a page begins with it. */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all([...components.keys()].map((load) => load()))
}

/** A component that the first screen of a page does without, in a chunk of its own, with a fallback until it has come. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, afterPage = false, isRare = false, isNext = false }: Options = {},
): ComponentType<Props> {
  const Component = lazyComponent(load, afterPage ? { after: pageIdle } : {})
  if (!isRare) {
    const after = isNext ? atOnce : pageIdle
    components.set(Component.load, after)
    if (isFetching) fetchComponent(after, Component.load)
  }
  return function LazyWithFallback(props: Props) {
    return <Suspense fallback={fallback}>{createElement<Props>(Component, props)}</Suspense>
  }
}
