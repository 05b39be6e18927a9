import { createElement, Suspense, type ComponentType, type ReactNode } from 'react'
import * as limits from './limits.ts'
import { online } from './arrived.ts'
import { part } from './part.ts'

type Options = {
  /** Stands in its place until it has come. */
  fallback?: ReactNode
  /** Not even asked for before the page has come to rest. */
  afterPage?: boolean
}

const parts = new Set<() => Promise<unknown>>()
let isFetching = false

const isAtRest = () => document.readyState === 'complete' && document.querySelector('[aria-busy="true"]') === null

/** Resolves when the page has come to rest: it is loaded, and nothing in it is waited for any more. */
export async function pageAtRest(): Promise<void> {
  const deadline = Date.now() + limits.restPatience
  do await new Promise((resolve) => setTimeout(resolve, limits.restPause))
  while (!isAtRest() && Date.now() < deadline)
}

const fetchPart = (load: () => Promise<unknown>) => void pageAtRest().then(online).then(load).catch(() => undefined)

/** From now on parts are fetched when the page has come to rest, so that they are there when they are asked for, even without a network. */
export function fetchLaterParts(): void {
  isFetching = true
  parts.forEach(fetchPart)
}

/** Fetches every part that is known by now; a test of a page begins with it. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([...parts].map((load) => load()))
}

/** A part that the first look at a page does without, in a chunk of its own. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>, { fallback = null, afterPage = false }: Options = {},
): ComponentType<Props> {
  const Part = part(load, afterPage ? { after: pageAtRest } : {})
  parts.add(Part.load)
  if (isFetching) fetchPart(Part.load)
  return function Later(props: Props) {
    return <Suspense fallback={fallback}>{createElement<Props>(Part, props)}</Suspense>
  }
}
