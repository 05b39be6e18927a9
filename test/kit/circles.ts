/** Every circle that the ways from one thing to others make: those that can be reached from each other, in order of their names. */
export function circlesOf(ways: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...ways.keys()].map((from) => [from, reachedFrom(ways, from)]))
  const mutual = [...ways.keys()].map((one) =>
    [...(reached.get(one) ?? [])].filter((other) => reached.get(other)?.has(one)).sort(),
  )
  return [...new Map(mutual.filter((circle) => circle.length > 0).map((circle) => [circle.join(' '), circle])).values()]
}

/** All that can be reached from here, and this itself only where a circle leads back to it. */
function reachedFrom(ways: ReadonlyMap<string, readonly string[]>, from: string): Set<string> {
  const reached = new Set<string>()
  const next = [...(ways.get(from) ?? [])]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (reached.has(one)) continue
    reached.add(one)
    next.push(...(ways.get(one) ?? []))
  }
  return reached
}
