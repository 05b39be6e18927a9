import { alreadyAttached } from '#domain/judge-file.ts'

/** A file that is attached; its bytes are here where it was chosen on this visit. */
type Attached = { name: string; size: number; bytes: File | null }

async function digestOf(file: File | null): Promise<string | undefined> {
  if (!file) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()))
  return new Uint8Array(digest).join()
}

/** What is said of a file that is attached already, whatever it is called; null where it is not. */
export async function faultOfSame(file: File, attached: readonly Attached[]): Promise<string | null> {
  const alike = attached.filter(({ size }) => size === file.size)
  if (alike.length === 0) return null
  const { name, size } = file
  const known = await Promise.all(alike.map(async ({ bytes, ...one }) => ({ ...one, digest: await digestOf(bytes) })))
  return alreadyAttached({ name, size, digest: await digestOf(file) }, known)
}
