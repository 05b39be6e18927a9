import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '#test/kit/build.ts'

/** Where each test of the walk build leaves the arrows that it took. */
export const walkedFolder = path.join(root, 'test-results/walked')

export const forgetWalked = (): void => rmSync(walkedFolder, { recursive: true, force: true })

/** Every arrow that was taken in the browser since the run began. */
export function readWalked(): Set<string> {
  const files = existsSync(walkedFolder) ? readdirSync(walkedFolder) : []
  return new Set(files.flatMap((file) => JSON.parse(readFileSync(path.join(walkedFolder, file), 'utf8')) as string[]))
}
