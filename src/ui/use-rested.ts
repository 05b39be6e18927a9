import { startTransition, useEffect, useState } from 'react'

/** The value once it has stayed the same for so many milliseconds, until then the one before: for what need not follow a slider step by step. */
export function useRested<Value>(value: Value, pause: number): Value {
  const [rested, setRested] = useState({ value })
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested({ value })), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested.value
}
