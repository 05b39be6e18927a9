/** `depth` is how many entries of steps lie before it. */
type Entry = { step: string; before: string | null; depth: number }

function entryNow(): Entry | null {
  const state = window.history.state as Partial<Entry> | null
  return typeof state?.step === 'string'
    ? { step: state.step, before: state.before ?? null, depth: state.depth ?? 0 }
    : null
}

/** Gives a step an entry of its own in the browser's history; a step that was come from is gone back to. */
export function rememberStep(step: string): void {
  const now = entryNow()
  if (now === null) window.history.replaceState({ step, before: null, depth: 0 } satisfies Entry, '')
  else if (now.step !== step) {
    if (now.before === step) window.history.back()
    else window.history.pushState({ step, before: now.step, depth: now.depth + 1 } satisfies Entry, '')
  }
}

/** Goes back over all of them at once: what they were of is over, and none of them leads anywhere. */
export function leaveSteps(): void {
  const depth = entryNow()?.depth ?? 0
  if (depth > 0) window.history.go(-depth)
}

/** Hears which step the browser's buttons lead to; returns how to stop listening. */
export function onStepRecalled(heard: (step: string) => void): () => void {
  const look = () => {
    const now = entryNow()
    if (now) heard(now.step)
  }
  window.addEventListener('popstate', look)
  return () => window.removeEventListener('popstate', look)
}
