/** What can be shown here, by what the file is; null is everything else. */
export type FileKind = 'pdf' | 'picture' | null

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** Readers of PDF look for its mark in as much of the file, since some programs put something before it. */
const markWithin = 1024

/** Looks into a file and, where that says nothing, at its type: services send many a PDF as mere bytes. */
export async function fileKindOf(file: Blob): Promise<FileKind> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, markWithin).arrayBuffer())
  if (head.includes('%PDF-') || file.type === 'application/pdf') return 'pdf'
  return pictureTypes.includes(file.type) ? 'picture' : null
}
