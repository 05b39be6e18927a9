import { mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const pause = 50

/** A file that follows a value: written whole, one write at a time, soon after the last change. */
export type Snapshot = {
  schedule: () => void
  /** Resolves once everything that was scheduled is in the file. */
  flush: () => Promise<void>
  /** Flushes, and follows no more. */
  close: () => Promise<void>
}

/** The file is replaced by a rename, so that it is always either the old value or the new one. */
export function createSnapshot(file: string, value: () => unknown): Snapshot {
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let isClosed = false

  const write = async () => {
    const next = `${file}.next`
    await writeFile(next, JSON.stringify(value()))
    await rename(next, file)
  }
  const enqueue = () => {
    timer = undefined
    writing = writing.then(write).catch((error: unknown) => {
      console.error(`Песочница: не удалось записать ${file}.`, error)
    })
  }
  mkdirSync(dirname(file), { recursive: true })
  const flush = () => {
    if (timer !== undefined) {
      clearTimeout(timer)
      enqueue()
    }
    return writing
  }
  return {
    schedule: () => {
      if (!isClosed) timer ??= setTimeout(enqueue, pause)
    },
    flush,
    close: () => {
      isClosed = true
      return flush()
    },
  }
}

/** What the file holds, or null where there is no file. Throws on what is no JSON. */
export function readSnapshot(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
