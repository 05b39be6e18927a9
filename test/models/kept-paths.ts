import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { charts, type Chart } from '#machines/registry.ts'
import { coverageOf } from '#test/kit/model/paths.ts'
import { createScribe } from '#test/kit/model/scribe.ts'
import { kebab, models } from './all.ts'

/** Where the paths are kept as text: what each chart did when a person last agreed to it. */
const folder = path.join(import.meta.dirname, 'paths')
const fileNameOf = (name: string) => `${kebab(name)}.txt`

export const remedy = 'read what has changed; where it is meant, run: npm run paths'

export function scribeOf(name: string) {
  const chart = (charts as Record<string, Chart>)[name]
  if (!chart) throw new Error(`there is no chart of "${name}"`)
  return createScribe(chart.machine, chart.glossary)
}

/** The paths of a chart as it is now, in words. */
export function freshText(name: string): string {
  const model = models[name]
  if (!model) throw new Error(`there is no model of "${name}"`)
  const scribe = scribeOf(name)
  return [
    [
      `# ${model.machine.root.description} (${name})`,
      '# Пути порождены из диаграммы. Строка — шаг: событие → где машина стоит | что сделала | что запомнила нового | метки.',
      '# Принять изменение: npm run paths',
    ],
    ...coverageOf(model).paths.map(({ input, steps }, at) => [
      `Путь ${at + 1}. Вход: ${JSON.stringify(input) ?? 'нет'}`,
      ...scribe.linesOf(steps),
    ]),
  ]
    .map((lines) => lines.join('\n') + '\n')
    .join('\n')
}

export function keptText(name: string): string {
  const file = path.join(folder, fileNameOf(name))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The lines of the steps of every kept path of a chart. */
export const keptSteps = (name: string): string[][] =>
  keptText(name)
    .split('\n\n')
    .slice(1)
    .map((lines) => lines.trimEnd().split('\n').slice(1))

/** The first line in which what is kept and what is now are not the same, with its path. */
export function firstDifference(kept: string, fresh: string): string | null {
  const [before, now] = [kept.split('\n'), fresh.split('\n')]
  const at = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index).find(
    (index) => before[index] !== now[index],
  )
  if (at === undefined) return null
  const title = now.slice(0, at + 1).findLast((line) => line.startsWith('Путь ')) ?? 'the heading'
  return `${title}, line ${at + 1} of the file:\n  kept: ${before[at] ?? 'nothing'}\n  now:  ${now[at] ?? 'nothing'}\n${remedy}`
}

/** The files that no chart has. */
export const leftOver = (): string[] => {
  const wanted = Object.keys(models).map(fileNameOf)
  return existsSync(folder) ? readdirSync(folder).filter((file) => !wanted.includes(file)) : []
}

/** Keeps the paths of every chart as they are now, and tells how many files have changed. */
export function keepAll(): string[] {
  mkdirSync(folder, { recursive: true })
  const stale = leftOver()
  for (const file of stale) rmSync(path.join(folder, file))
  const changed = Object.keys(models).filter((name) => {
    const text = freshText(name)
    if (text === keptText(name)) return false
    writeFileSync(path.join(folder, fileNameOf(name)), text)
    return true
  })
  return [...changed.map(fileNameOf), ...stale]
}
