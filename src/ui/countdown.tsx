import { useEffect, useEffectEvent, useState } from 'react'
import { figures } from './layout.ts'
import { LiveRegion } from './live-region.tsx'

const usuallySpoken = [30, 10, 0]

const secondsTo = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))

export type CountdownProps = {
  /** When it ends, milliseconds since 1970 by this device's clock. */
  deadline: number
  /** The words for so many seconds left; those for 0 are only spoken. */
  format: (seconds: number) => string
  /** Seconds left at which a screen reader is told; every second would drown everything else. */
  spoken?: readonly number[] | undefined
  onEnd?: (() => void) | undefined
  className?: string | undefined
}

/** Counts down to a moment; keep it mounted at zero, or its last words are not spoken. */
export function Countdown({ deadline, format, spoken = usuallySpoken, onEnd, className }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsTo(deadline))
  const [said, setSaid] = useState<number | null>(null)

  const report = useEffectEvent((seconds: number) => {
    setLeft(seconds)
    if (spoken.includes(seconds)) setSaid(seconds)
    if (seconds === 0) onEnd?.()
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const seconds = secondsTo(deadline)
      report(seconds)
      // The next whole second before the deadline, so that the figures change evenly.
      if (seconds > 0) timer = setTimeout(tick, (deadline - Date.now()) % 1000 || 1000)
    }
    timer = setTimeout(tick)
    return () => clearTimeout(timer)
  }, [deadline])

  return (
    <>
      {left > 0 && (
        <span css={figures} className={className}>
          {format(left)}
        </span>
      )}
      <LiveRegion>{said === null ? '' : format(said)}</LiveRegion>
    </>
  )
}
