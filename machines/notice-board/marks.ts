import { toEach, type Marks } from '../kit/marks.ts'

export const marks: Marks = {
  showToast: { spawns: 'toast' },
  repeatToast: { writes: toEach(['toast'], 'toast.repeated') },
  holdToasts: { writes: toEach(['toast'], 'toast.held') },
  releaseToasts: { writes: toEach(['toast'], 'toast.released') },
}
