import type { AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { mutantsOf } from '#test/kit/model/mutant.ts'
import { models } from '#test/models/all.ts'
import { exclusive } from './exclusive.ts'
import { demands, oracles } from './oracles.ts'

/** One mutant and the oracles that have noticed it. */
type Verdict = { of: string; kind: string; fault: string; noticedBy: readonly string[] }

const isNoticedBy =
  (names: readonly string[]) =>
  ({ noticedBy }: Verdict) =>
    names.some((name) => noticedBy.includes(name))
const shareOf = (all: readonly Verdict[], by: readonly string[]) =>
  (100 * all.filter(isNoticedBy(by)).length) / all.length
const inWords = (all: readonly Verdict[], by: readonly string[]) =>
  `${all.filter(isNoticedBy(by)).length} (${(Math.floor(10 * shareOf(all, by)) / 10).toFixed(1)} %)`

/** How many mutants there are of each kind, or of each chart, and how many each oracle has noticed. */
function tableOf(verdicts: readonly Verdict[], title: string, groupOf: (verdict: Verdict) => string): string {
  const groups = [...new Set(verdicts.map(groupOf))].map(
    (group) => [group, verdicts.filter((verdict) => groupOf(verdict) === group)] as const,
  )
  const rows = [
    [title, 'mutants', ...oracles.map(({ name }) => name)],
    ...[...groups, ['all', verdicts] as const].map(([group, all]) => [
      group,
      String(all.length),
      ...oracles.map(({ name }) => inWords(all, [name])),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Tests that faults put into the charts are noticed: one in so many of each chart, in an order that does not change. */
export const describeMutants = (oneIn: number) =>
  describe('[S-03] faults put into the charts one at a time are noticed', () => {
    const verdicts: Verdict[] = []
    it.each(Object.entries(models))('%s', (name, model) => {
      const mutants = mutantsOf(model.machine, exclusive).filter((_, at) => at % oneIn === 0)
      const noticing = (machine: AnyStateMachine) => oracles.filter(({ notices }) => notices(machine, model))
      const found = mutants
        .filter(({ isSame }) => !isSame)
        .map(({ kind, fault, machine }): Verdict => ({
          of: name,
          kind,
          fault,
          noticedBy: noticing(machine()).map((oracle) => oracle.name),
        }))
      verdicts.push(...found)
      const others = mutants.filter(({ isSame, machine }) => isSame && noticing(machine()).length > 0)
      expect(
        others.map(({ fault }) => fault),
        'said to be no fault',
      ).toEqual([])
      expect(found.filter(isNoticedBy(oracles.map((oracle) => oracle.name))).length).toBeGreaterThan(0)
      expect(
        noticing(model.machine).map((oracle) => oracle.name),
        'a sound machine',
      ).toEqual([])
    })

    it('by whom', () => {
      const unseen = verdicts
        .filter(({ noticedBy }) => noticedBy.length === 0)
        .map(({ kind, fault }) => `  ${kind} — ${fault}`)
      console.info(
        [
          tableOf(verdicts, 'kind', ({ kind }) => kind),
          '',
          tableOf(verdicts, 'chart', ({ of }) => of),
          '',
          'noticed by nobody:',
          ...unseen,
        ].join('\n'),
      )
      expect(verdicts.length).toBeGreaterThan(0)
    })

    // A part of one chart's faults is too few for a share.
    const asked = demands
      .filter(({ of }) => oneIn === 1 || of === undefined)
      .flatMap(({ by, least, of = ['every chart taken together'] }) =>
        of.map(
          (chart) => [`by ${by.join(' and ')}: at least ${least} in 100 of ${chart}`, { least, chart, by }] as const,
        ),
      )
    it.each(asked)('%s', (_, { least, chart, by }) => {
      const all = verdicts.filter(({ of }) => of === chart || !(chart in models))
      const unseen = all
        .filter((verdict) => !isNoticedBy(by)(verdict))
        .map(({ kind, fault }) => `\n  ${kind} — ${fault}`)
      expect(shareOf(all, by), unseen.join('')).toBeGreaterThanOrEqual(least)
    })
  })
