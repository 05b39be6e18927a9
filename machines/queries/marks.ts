import { toEach, type Marks } from '../kit/marks.ts'

const kinds = ['query', 'pagedQuery']

export const marks: Marks = {
  startQuery: { spawns: 'query' },
  startPages: { spawns: 'pagedQuery' },
  passWanted: { writes: toEach(['pagedQuery'], 'pages.wanted') },
  showQuery: { writes: toEach(kinds, 'query.observed') },
  leaveQuery: { writes: toEach(kinds, 'query.unobserved') },
  evictEldest: { writes: toEach(kinds, 'query.evicted') },
  retryQuery: { writes: toEach(kinds, 'retry.requested') },
  invalidateQueries: { writes: toEach(kinds, 'query.invalidated') },
}
