import { useEffect, useLayoutEffect, useRef } from 'react'
import { leaveSteps, onStepRecalled, rememberStep } from '../browser/step-history.ts'

/** The browser's back button leads a step back, and not out of the statement. */
export function useStepHistory(step: string, go: (step: string) => void): void {
  const latest = useRef({ step, go })
  useLayoutEffect(() => {
    latest.current = { step, go }
  })
  useEffect(() => rememberStep(step), [step])
  useEffect(
    () =>
      onStepRecalled((to) => {
        if (to !== latest.current.step) latest.current.go(to)
      }),
    [],
  )
}

/** The statement is over: the browser's back button leads out of it, and not through its steps. */
export const useStepsLeft = (): void => useEffect(leaveSteps, [])
