import { readFileSync } from 'node:fs'
import path from 'node:path'
import { charts } from '#machines/registry.ts'
import { breach } from '#test/kit/arrows.ts'
import { root } from '#test/kit/build.ts'
import { importsOf } from '#test/kit/imports.ts'
import { edgesOf, nodesOf } from '#test/kit/model/edges.ts'
import { listFiles } from '#test/kit/sources.ts'

/* Prints how large the house is, and whether its arrows run one way. */

const code = listFiles().filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const linesIn = (folder: string) =>
  code
    .filter((file) => file.startsWith(folder))
    .reduce((sum, file) => sum + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1, 0)
const machines = Object.values(charts).map(({ machine }) => machine)
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

console.log(`lines: src ${linesIn('src/')}, machines ${linesIn('machines/')}`)
console.log(
  `files: src ${code.filter((file) => file.startsWith('src/')).length}, machines ${code.filter((file) => file.startsWith('machines/')).length}`,
)
console.log(
  `machines ${machines.length}, states ${sum(machines.map((machine) => nodesOf(machine).length))}, transitions ${sum(machines.map((machine) => edgesOf(machine).length))}`,
)
console.log(
  `imports against the rules: ${code.flatMap((file) => importsOf(file)).filter((found) => breach(found) !== null).length}`,
)
