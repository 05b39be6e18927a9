import type { navigation } from '#machines/navigation/machine.ts'
import type { Row } from '#test/kit/model/row.ts'
import { refused } from '#test/models/_samples.ts'
import { locations, visitors } from './_locations.ts'
import { rowsOf } from './_types.ts'

type Disagreement = { machine: string; row: Row; why: string }

const because = (machine: string, why: string) => (row: Row): Disagreement => ({ machine, row, why })

/** Rows in which the specification and a chart do not agree, and why: each must still fail, so that none is forgotten here. */
export const disagreements: readonly Disagreement[] = [
  ...rowsOf<typeof navigation>([
    {
      in: { location: 'entered', routes: 'unavailable' },
      after: [
        { heard: { type: 'visitor.changed', visitor: visitors.anonymous } },
        { heard: { type: 'location.requested', location: locations.home } },
        { failed: ['loadRoutes', refused] },
      ],
      when: { heard: { type: 'location.requested', location: locations.unknown } }, then: { location: 'waiting', routes: 'loading' }, doesNot: ['location.left'], section: '2.4',
    },
  ]).map(because('navigation', 'an address is called unknown while the routes that may know it are being loaded again (2.4-09)')),
]
