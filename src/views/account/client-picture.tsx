import { rows, useQuery } from '#system/react/use-query.ts'
import { BlobImage } from '#ui/blob-image.tsx'

/** The client's picture, over the initials that are seen until it has come, or where it does not come. */
export function ClientPicture({ fileId }: { fileId: string }) {
  const query = useQuery(rows.files.file, { params: { id: fileId } })
  return query.state === 'shown' && <BlobImage key={fileId} file={query.value} />
}
