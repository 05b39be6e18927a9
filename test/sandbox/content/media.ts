import { readFileSync } from 'node:fs'

const kinds: Record<string, { folder: URL; type: string }> = {
  svg: { folder: new URL('pictures/', import.meta.url), type: 'image/svg+xml' },
  webm: { folder: new URL('films/', import.meta.url), type: 'video/webm' },
}

/** A picture or a film that the content service publishes; null where there is none of this name. */
export function mediaOf(id: string): { content: Buffer; type: string } | null {
  const kind = kinds[/^[a-z\d-]+\.(svg|webm)$/.exec(id)?.[1] ?? '']
  if (!kind) return null
  try {
    return { content: readFileSync(new URL(id, kind.folder)), type: kind.type }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
