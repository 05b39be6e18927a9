import * as limits from '#domain/limits.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { useDebounced } from '#ui/use-debounced.ts'

/** Reads its text aloud when it has stayed the same for a while: not at every step of a slider, and nothing before anything has changed. */
export function DebouncedLiveRegion({ text }: { text: string | null }) {
  return <LiveRegion>{useDebounced(text, limits.calculatorDebounce)}</LiveRegion>
}
