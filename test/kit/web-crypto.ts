import { webcrypto } from 'node:crypto'

/** A document of its own has no cryptography, which every browser gives to a page of https. */
export function giveCryptography(): void {
  if (!('subtle' in globalThis.crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
}
