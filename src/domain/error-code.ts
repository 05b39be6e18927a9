import { shortHash } from './short-hash.ts'

/** What a client tells the hotline of an exception in place of its words: the same exception has the same code, and the console prints it. */
export const errorCode = (error: unknown): string =>
  shortHash(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
