import { describe, expect, it } from 'vitest'
import { undocumented } from '#statecharts/exporter/undocumented.ts'
import { charts, silent } from './fixture.ts'

describe('what charts leave unsaid', () => {
  it('finds nothing where all is explained', () => {
    expect(undocumented(charts)).toEqual([])
  })

  it('finds every state, transition and word without a meaning or a section, and every word of nothing', () => {
    const lacks = undocumented(silent)
    expect(lacks).toContain('silent: state "here" has no description')
    expect(lacks).toContain('silent: state "" has no section of the specification')
    expect(lacks).toContain('silent: transition silent.here|it.happened|0 has no description')
    expect(lacks).toContain('silent: event "it.happened" has no description')
    expect(lacks).toContain('silent: guard "isIt" has no section of the specification')
    expect(lacks).toContain('silent: action "forgotten" is in the glossary, but not in the chart')
  })

  it('finds a machine under another name, and a message that nobody hears', () => {
    expect(undocumented({ store: charts.shop })).toEqual([
      'store: the machine calls itself shop',
      'shop: the letter "hurry.asked" is written to courier, who never hears it',
    ])
  })
})
