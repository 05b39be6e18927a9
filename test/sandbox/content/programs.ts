import type { ProgramContent } from '#domain/programme-pages.ts'
import { withoutContent, withoutMemorandum } from '../seed/large.ts'

const exists = (pageId: string) => ({ exists: true, pageId })
const absent = { exists: false, pageId: null }
const memorandum = exists('program-sever-memorandum')

/** Programmes with more than every programme has. */
const own: NonNullable<ProgramContent['agreements']> = {
  104512: { memorandum },
  104560: { memorandum },
  104801: { memorandum },
  [withoutMemorandum]: { memorandum: absent },
  104804: { memorandum },
  104805: { memorandum },
  104806: { memorandum },
}

/** Which content pages a programme has: its own entry over the default one. Null where the service knows nothing of it. */
export function programContent(id: string): ProgramContent | null {
  if (!/^104\d{3}$/.test(id) || id === withoutContent) return null
  return {
    id,
    default: {
      description: exists('program-default-description'),
      instruction: exists('program-default-instruction'),
      calculator: exists('program-default-calculator'),
      memorandum: absent,
    },
    agreements: Object.fromEntries(Object.entries(own).filter(([agreement]) => agreement === id)),
  }
}
