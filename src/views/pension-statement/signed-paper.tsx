import { AccountFile } from '#blocks/parts/account-file.tsx'
import { fileFacts } from '#blocks/parts/files.ts'
import * as hrefs from '#domain/hrefs.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What was signed, as the fund keeps it; where that is not known yet, where to look for it (F1, H1). */
export function SignedPaper({ id }: { id: string }) {
  const query = useQuery(rows.documents.document, { params: { id } })
  if (query.state === 'loading')
    return (
      <Loading label="Документ загружается">
        <Skeleton />
      </Loading>
    )
  if (query.state === 'failed' || query.value.fileId == null)
    return (
      <p>
        <TextLink href={hrefs.documents}>Заявление появится в документах</TextLink>
      </p>
    )
  const { title, fileId, fileName, size, createdDate } = query.value
  const facts = fileFacts({ title: fileName ?? title, fileId, size: size ?? undefined, date: createdDate })
  return (
    <ul role="list">
      <AccountFile title={title} file={{ fileId, fileName: fileName ?? `${title}.pdf` }} facts={facts} />
    </ul>
  )
}
