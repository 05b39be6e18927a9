const length = 6

/** What a client tells the hotline of an exception in place of its words: the same exception has the same code, and the console prints it. */
export function errorCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  // FNV-1a: short, and a character more or less gives another code.
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase().padStart(length, '0').slice(-length)
}
