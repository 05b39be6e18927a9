import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import type { Result } from './results.ts'

export type Section = { heading: string; lines: { number: string; text: string }[] }
export type Status = 'passing' | 'failing' | 'untested'

/** The numbered requirements of test/requirements.md, by section. */
export function readRequirements(text = readFileSync(path.join(root, 'test/requirements.md'), 'utf8')): Section[] {
  const sections: Section[] = []
  for (const line of text.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1]
    if (heading) sections.push({ heading, lines: [] })
    const [, number, words] = /^- \*\*([^*]+)\*\* (.+)$/.exec(line) ?? []
    if (number && words) sections.at(-1)?.lines.push({ number, text: words })
  }
  return sections
}

/** The requirement numbers of a test's title: `[4.2-06]`, several as `[5-01, 5-02]`. */
export const numbersIn = (title: string): string[] =>
  [...title.matchAll(/\[((?:[\dS][\d.]*-\d+(?:,\s*)?)+)\]/g)].flatMap(([, numbers = '']) => numbers.split(/,\s*/).filter(Boolean))

/** How each requirement stands by these results, and the numbers in titles that are no requirement's. */
export function trace(sections: readonly Section[], results: readonly Result[]): { status: Map<string, Status>; unknown: string[] } {
  const status = new Map<string, Status>(sections.flatMap(({ lines }) => lines.map(({ number }) => [number, 'untested'] as const)))
  const unknown = new Set<string>()
  for (const { title, outcome } of results) {
    for (const number of numbersIn(title)) {
      const before = status.get(number)
      if (before === undefined) unknown.add(`${number} in «${title}»`)
      else if (outcome === 'failed') status.set(number, 'failing')
      else if (outcome === 'passed' && before === 'untested') status.set(number, 'passing')
    }
  }
  return { status, unknown: [...unknown] }
}
