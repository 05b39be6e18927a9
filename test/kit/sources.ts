import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

const unread = new Set(['node_modules', '.git', 'dist', 'test-results', 'coverage', '.sandbox', '.env'])

/** The files of the repository, by their paths from its root, without what is installed, built or ignored. */
export function listFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !unread.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(file) : [file]
    })
}
