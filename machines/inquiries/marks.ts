import { toEach, type Marks } from '../kit/marks.ts'

export const marks: Marks = {
  startInquiry: { spawns: 'inquiry' },
  passOpening: { writes: toEach(['inquiry'], 'inquiry.opened') },
  forgetDrafts: { writes: toEach(['inquiry'], 'client.left') },
}
