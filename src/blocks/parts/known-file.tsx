import { rows, useQuery } from '#system/react/use-query.ts'
import { AccountFile } from './account-file.tsx'
import { fileFacts } from './files.ts'

/** A file of the account of which only the id is known: its type, size and day are asked for; without them it is received all the same. */
export function KnownFile({ title, fileId }: { title: string; fileId: string }) {
  const query = useQuery(rows.files.info, { params: { id: fileId } })
  const info = query.state === 'shown' ? query.value : null
  const fileName = info?.fileName ?? `${title}.pdf`
  const facts = fileFacts({ title: fileName, fileId, size: info?.size, date: info?.createdDate })
  return <AccountFile title={title} file={{ fileId, fileName }} facts={facts} />
}
