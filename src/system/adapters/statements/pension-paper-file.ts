import { pensionPapers } from '#domain/pension-application.ts'
import { pensionPaper } from '#domain/pension-paper.ts'

/** The application as a file that is read in the portal, and can be kept. */
export function pensionPaperFile(...given: Parameters<typeof pensionPaper>): File {
  const [{ title } = { title: 'document' }] = pensionPapers
  return new File([pensionPaper(...given)], `${title}.html`, { type: 'text/html' })
}
