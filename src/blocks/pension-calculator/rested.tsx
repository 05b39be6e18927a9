import * as limits from '#domain/limits.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { useRested } from '#ui/use-rested.ts'

/** Says its words when they have stayed the same for a while: not at every step of a slider, and nothing before anything has changed. */
export function Rested({ words }: { words: string | null }) {
  return <LiveRegion>{useRested(words, limits.calculatorRest)}</LiveRegion>
}
