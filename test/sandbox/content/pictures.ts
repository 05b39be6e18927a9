import { readFileSync } from 'node:fs'

const folder = new URL('pictures/', import.meta.url)

/** A picture that the content service publishes; null where there is none of this name. */
export function pictureOf(id: string): Buffer | null {
  if (!/^[a-z\d-]+\.svg$/.test(id)) return null
  try {
    return readFileSync(new URL(id, folder))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
