import type { ClientDocument } from '#domain/client-documents.ts'
import { AccountFile } from '../parts/account-file.tsx'
import { fileFacts } from '../parts/files.ts'

/** One document of the client, as a line of a list. */
export function AccountRow({
  document: { title, fileId, fileName, size, documentDate, createdDate, isSigned },
}: {
  document: ClientDocument
}) {
  const name = fileName ?? ''
  const about = fileFacts({
    title: name,
    fileId: fileId ?? '',
    size: size ?? undefined,
    date: documentDate ?? createdDate,
  })
  const facts = [about, isSigned && 'подписан', !fileId && 'файла в кабинете нет'].filter(Boolean).join('\u00A0· ')
  return <AccountFile title={title} file={fileId ? { fileId, fileName: name || title } : null} facts={facts} />
}
