import type { Client, Upload } from '../state.ts'
import { blurredMark } from '../uploads.ts'
import { daysFrom } from './days.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const blurred = Buffer.concat([Buffer.from(jpeg), Buffer.from(blurredMark)])
const scans: Record<string, [id: string, fileType: string, content: Buffer][]> = {
  P8: [
    ['tmp-71', 'PassportMain', blurred],
    ['tmp-72', 'PassportRegistration', Buffer.from(jpeg)],
  ],
  P10: [
    ['tmp-101', 'PassportMain', Buffer.from(jpeg)],
    ['tmp-102', 'PassportRegistration', Buffer.from(jpeg)],
  ],
}

/** The scans of those who join, as far as they have come to the check of them. */
export const uploadsOf = (clients: readonly Client[], today: string): Upload[] =>
  clients.flatMap(({ persona, userId }) =>
    (scans[persona] ?? []).map(([id, fileType, content]) => ({
      id,
      userId,
      fileName: fileType === 'PassportMain' ? 'passport.jpg' : 'registration.jpg',
      contentType: 'image/jpeg',
      fileType,
      createdDate: `${daysFrom(today, -1)}T10:00:00Z`,
      expires: null,
      found: null,
      content: content.toString('base64'),
    })),
  )
