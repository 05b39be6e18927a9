import { brotliCompressSync } from 'node:zlib'

/** What one answer of a server holds before it has to wait for the client, in bytes. */
const firstAnswer = 14_000

/** The first of these documents that comes in one answer, or else the last. */
export function firstThatFits<Made extends { text: string }>(makers: readonly [() => Made, ...(() => Made)[]]): Made {
  const [make, ...others] = makers
  const made = make()
  const [next, ...rest] = others
  return next === undefined || brotliCompressSync(made.text).length <= firstAnswer ? made : firstThatFits([next, ...rest])
}
