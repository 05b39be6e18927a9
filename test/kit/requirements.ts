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
  [...title.matchAll(/\[((?:[\dS][\d.]*-\d+(?:,\s*)?)+)\]/g)].flatMap(([, numbers = '']) =>
    numbers.split(/,\s*/).filter(Boolean),
  )

/** Tests of the sandbox itself: no requirement is about it, and what it holds proves nothing of the portal. */
const ofSandbox = /^test[\\/](api[\\/]sandbox-|sandbox[\\/])/

export type Trace = {
  status: Map<string, Status>
  /** Numbers that no requirement has. */
  unknown: string[]
  /** Numbers in tests of the sandbox. */
  misplaced: string[]
}

/** How each requirement stands by these results, and the numbers that stand in titles wrongly. */
export function trace(sections: readonly Section[], results: readonly Result[]): Trace {
  const status = new Map<string, Status>(
    sections.flatMap(({ lines }) => lines.map(({ number }) => [number, 'untested'] as const)),
  )
  const unknown = new Set<string>()
  const misplaced = new Set<string>()
  for (const { title, file, outcome } of results) {
    for (const number of numbersIn(title)) {
      const before = status.get(number)
      if (ofSandbox.test(file)) misplaced.add(`${number} in «${title}» of ${file}`)
      else if (before === undefined) unknown.add(`${number} in «${title}»`)
      else if (outcome === 'failed') status.set(number, 'failing')
      else if (outcome === 'passed' && before === 'untested') status.set(number, 'passing')
    }
  }
  return { status, unknown: [...unknown], misplaced: [...misplaced] }
}
