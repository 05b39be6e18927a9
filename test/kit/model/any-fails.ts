/** What was tried of a list, whichever has failed last before all others. */
const orders = new WeakMap<readonly unknown[], number[]>()

/** Whether any of these fails. One fault is often next to another, so that whatever has failed last is tried first. */
export function anyFails<One>(all: readonly One[], fails: (one: One, at: number) => boolean): boolean {
  const order = orders.get(all) ?? [...all.keys()]
  orders.set(all, order)
  const place = order.findIndex((at) => fails(all[at] as One, at))
  if (place === -1) return false
  order.unshift(...order.splice(place, 1))
  return true
}
