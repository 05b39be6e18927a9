/** A promise of the statements that did not hold. */
export class BrokenPromise extends Error {}

/** Holds the portal to a promise, which is named by a sentence. */
export function hold(isKept: boolean, promise: string): void {
  if (!isKept) throw new BrokenPromise(promise)
}
