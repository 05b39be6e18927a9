import { startTransition, useEffect, useState } from 'react'

/** The value once it has stayed the same for so many milliseconds, until then the one before: for what need not follow a slider step by step. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState({ value })
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced({ value })), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return debounced.value
}
