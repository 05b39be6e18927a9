const length = 6

/** FNV-1a in six signs: a character more or less gives another. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase().padStart(length, '0').slice(-length)
}
