type Turn = { name: string; mode: LockMode; start: () => void }

/** One lock manager for all tabs, as a browser has it; says under which names locks were ever asked for, and how to take it away. */
export function stubLocks() {
  const asked: string[] = []
  const held = new Set<Turn>()
  const waiting: Turn[] = []
  const mayStart = ({ name, mode }: Turn) =>
    [...held].every((one) => one.name !== name || (mode === 'shared' && one.mode === 'shared'))
  const startNext = () => {
    for (const turn of waiting.splice(0)) {
      if (mayStart(turn)) turn.start()
      else waiting.push(turn)
    }
  }
  const request = (
    name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    work: (lock: { name: string } | null) => Promise<unknown>,
  ) => {
    asked.push(name)
    if (ifAvailable && [...held].some((one) => one.name === name)) return Promise.resolve(work(null))
    return new Promise<unknown>((resolve, reject) => {
      const turn: Turn = {
        name,
        mode,
        start: () => {
          held.add(turn)
          const end = () => {
            held.delete(turn)
            startNext()
          }
          work({ name }).finally(end).then(resolve, reject)
        },
      }
      waiting.push(turn)
      startNext()
    })
  }
  const query = () => Promise.resolve({ held: [...held].map(({ name, mode }) => ({ name, mode })), pending: [] })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } })
  return {
    /** Every name that was asked for, in that order. */
    asked,
    held: () => [...held].map(({ name }) => name),
    remove: () => {
      Reflect.deleteProperty(navigator, 'locks')
    },
  }
}
