import type { ClientDocument } from './client-documents.ts'
import * as limits from './limits.ts'
import type { Day } from './moscow-day.ts'

/** Whether a document has come of late. */
export const isRecent = ({ createdDate }: Pick<ClientDocument, 'createdDate'>, today: Day): boolean =>
  Date.parse(today) - Date.parse(createdDate) <= limits.newDocumentAge
