import { mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Files } from './files.ts'

/** Where the exported charts live. */
const folder = fileURLToPath(new URL('..', import.meta.url))

/** Every machine's folder holds this file; folders without it belong to others. */
const sign = 'definition.json'

/** What is exported at present, with whatever else lies in the folders of machines. */
export const exportedFiles = (expected: Files): Files => {
  const own = new Set([...expected.keys()].filter((path) => path.includes('/')).map(dirname))
  const entries = readdirSync(folder, { withFileTypes: true })
  const inside = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, files: filesIn(join(folder, name)) }))
  const machines = inside.filter(({ name, files }) => own.has(name) || files.includes(sign))
  const paths = [
    ...filesIn(folder).filter((name) => expected.has(name)),
    ...machines.flatMap(({ name, files }) => files.map((file) => `${name}/${file}`)),
  ]
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Makes the folder hold exactly the given files. */
export const writeFiles = (files: Files): void => {
  const leftovers = [...exportedFiles(files).keys()].filter((path) => !files.has(path))
  for (const path of leftovers) {
    rmSync(join(folder, path))
    const home = join(folder, dirname(path))
    if (readdirSync(home).length === 0) rmdirSync(home)
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
