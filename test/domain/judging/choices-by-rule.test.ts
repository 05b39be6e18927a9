import { expect, it } from 'vitest'
import { choicesByRule } from '#domain/judging/choices-by-rule.ts'

const choices = ['Balanced', 'Optimal', 'Minor'].map((value) => ({ value }))
const offered = (pattern?: string | null) =>
  choicesByRule({ step: 'step3', fields: [{ path: 'portfolio', pattern }] }, 'portfolio', choices).map(
    ({ value }) => value,
  )

it('only what the rule of a field lets through is offered; all of it where there is no rule, or none that can be read', () => {
  expect(offered('^(Balanced|Optimal)$')).toEqual(['Balanced', 'Optimal'])
  expect([offered(), offered(null), offered('(')]).toEqual([1, 2, 3].map(() => ['Balanced', 'Optimal', 'Minor']))
  expect(choicesByRule({ step: 'step3' }, 'portfolio', choices)).toEqual(choices)
})
