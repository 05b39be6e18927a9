import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#test/kit/build.ts'
import { numbersIn, readRequirements, trace } from '#test/kit/requirements.ts'
import { listFiles } from '#test/kit/sources.ts'

const file = 'test/domain/phone.test.ts'
const sections = readRequirements(
  '# All\n\n## 5 Validation\n- **5-01** Phone.\n- **5-02** Paste.\n\n## S Charts\n- **S-01** Roots.\n',
)

describe('the trace of requirements', () => {
  it('reads numbers out of titles', () => {
    expect(numbersIn('entry form [5-01, 4.2-06] takes a phone [S-01] and [not-this] [a-01]')).toEqual([
      '5-01',
      '4.2-06',
      'S-01',
    ])
  })

  it('reads the list by sections', () => {
    expect(sections.map(({ heading, lines }) => ({ heading, numbers: lines.map(({ number }) => number) }))).toEqual([
      { heading: '5 Validation', numbers: ['5-01', '5-02'] },
      { heading: 'S Charts', numbers: ['S-01'] },
    ])
  })

  it('has no number twice in the list of the project', () => {
    const numbers = readRequirements().flatMap(({ lines }) => lines.map(({ number }) => number))
    expect(numbers).toEqual([...new Set(numbers)])
    expect(numbers.length).toBeGreaterThan(200)
  })

  it('has every number that a test names, as they are written', () => {
    const known = new Set(readRequirements().flatMap(({ lines }) => lines.map(({ number }) => number)))
    const named = listFiles('test')
      .filter((one) => /\.tsx?$/.test(one) && !one.startsWith('test/sandbox/') && one !== 'test/trace.test.ts')
      .flatMap((one) => numbersIn(readFileSync(path.join(root, one), 'utf8')).map((number) => ({ one, number })))
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ number }) => !known.has(number))).toEqual([])
  })

  it('lets a failing test outweigh passing ones, and counts no skipped one', () => {
    const { status } = trace(sections, [
      { title: '[5-01] a', file, outcome: 'passed' },
      { title: '[5-01] b', file, outcome: 'failed' },
      { title: '[5-01] c', file, outcome: 'passed' },
      { title: '[5-02] d', file, outcome: 'skipped' },
      { title: '[S-01] e', file, outcome: 'passed' },
    ])
    expect(Object.fromEntries(status)).toEqual({ '5-01': 'failing', '5-02': 'untested', 'S-01': 'passing' })
  })

  it('reports a number that no requirement has', () => {
    expect(trace(sections, [{ title: '[5-99] x', file, outcome: 'passed' }]).unknown).toEqual(['5-99 in «[5-99] x»'])
  })

  it('refuses a number in a test of the sandbox’s own content, which proves nothing of the portal', () => {
    const { status, misplaced } = trace(sections, [
      { title: 'inquiries are numbered', file: 'test/api/sandbox-support.test.ts', outcome: 'passed' },
      { title: '[5-01] a', file: 'test/api/sandbox-support.test.ts', outcome: 'passed' },
      { title: '[5-02] b', file: 'test/sandbox/pdf/arial.test.ts', outcome: 'failed' },
      { title: '[S-01] c', file: 'test/browser/journeys/sandbox-page.spec.ts', outcome: 'passed' },
    ])
    expect(misplaced).toEqual([
      '5-01 in «[5-01] a» of test/api/sandbox-support.test.ts',
      '5-02 in «[5-02] b» of test/sandbox/pdf/arial.test.ts',
    ])
    expect(Object.fromEntries(status)).toEqual({ '5-01': 'untested', '5-02': 'untested', 'S-01': 'passing' })
  })
})
