const foreignEscape = /\\[^\W\ddDwWsSbBfnrtvxu]/

/**
 * The pattern of a rule as an expression, null where it cannot be read. Read loosely, an escape of another dialect (`\A`,
 * `\p{IsCyrillic}`) would be a letter of the text, and refuse what is right.
 */
export function expressionOf(pattern: string): RegExp | null {
  for (const flags of foreignEscape.test(pattern) ? ['u'] : ['u', ''])
    try {
      return new RegExp(pattern, flags)
    } catch {
      // The next reading, or none.
    }
  return null
}
