import { brotliCompressSync } from 'node:zlib'

/** What one answer of a server holds before it has to wait for the client, in bytes. */
const firstAnswer = 14_000

/** What is made of the first of these measures that comes in one answer, or else of the last. */
export function firstThatFits<Measure>(
  [first, ...others]: readonly [Measure, ...Measure[]],
  make: (measure: Measure) => string,
): string {
  const made = make(first)
  const [next, ...rest] = others
  return next === undefined || brotliCompressSync(made).length <= firstAnswer
    ? made
    : firstThatFits([next, ...rest], make)
}
