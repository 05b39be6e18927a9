import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { command, type Output } from './command.ts'

export const root = path.resolve(import.meta.dirname, '../..')

/** Builds of the portal: what is shipped, and what the generated paths walk (the same with a handle for tests, `window.__portal`). */
export const builds = {
  production: { dir: 'dist', mode: 'production' },
  walk: { dir: 'test-results/walk', mode: 'walk' },
} as const
export type Build = keyof typeof builds

/** Builds of the sandbox's content with the values of .env.example, whatever a developer has in .env. Rejects where the build fails. */
export async function build(name: Build, output?: Output): Promise<void> {
  const { dir, mode } = builds[name]
  const args = ['build', '--mode', mode, '--outDir', dir, '--emptyOutDir', '--logLevel', 'warn']
  await command(
    path.join(root, 'node_modules/vite/bin/vite.js'),
    args,
    { ...parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')), CONTENT: 'sandbox', NODE_ENV: 'production' },
    output,
  )
  if (!existsSync(path.join(root, dir, 'index.html'))) throw new Error(`The ${name} build has failed.`)
}
