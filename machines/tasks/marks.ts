import { toEach, type Marks } from '../kit/marks.ts'

export const marks: Marks = {
  startInquiry: { spawns: 'inquiry' },
  startDownload: { spawns: 'download' },
  passLeaving: { writes: toEach(['inquiry'], 'inquiry.left') },
  askAgain: { writes: toEach(['download'], 'download.asked') },
  forgetDrafts: { writes: toEach(['inquiry'], 'client.left') },
}
