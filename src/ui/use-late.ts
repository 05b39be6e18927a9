import { useEffect, useState } from 'react'

/** True when this has been on the screen for so long, in milliseconds; it is drawn anew as often, so that it may look around again. */
export function useLate(patience: number): boolean {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTimes((before) => before + 1), patience)
    return () => clearInterval(timer)
  }, [patience])
  return times > 0
}
