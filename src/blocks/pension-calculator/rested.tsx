import { useEffect, useState } from 'react'
import * as limits from '#domain/limits.ts'
import { LiveRegion } from '#ui/live-region.tsx'

/** Says its words when they have stayed the same for a while: not at every step of a slider, and nothing before anything has changed. */
export function Rested({ words }: { words: string | null }) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), limits.calculatorRest)
    return () => clearTimeout(timer)
  }, [words])
  return <LiveRegion>{said}</LiveRegion>
}
