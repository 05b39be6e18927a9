import type { ClientDocument } from '#domain/client-documents.ts'
import { useDownload } from '#system/react/use-download.ts'
import { Button } from '#ui/button.tsx'
import { DocumentLine } from '../parts/document-line.tsx'
import { DownloadProgress } from '../parts/download-progress.tsx'
import { fileFacts } from '../parts/files.ts'

/** One document of the client: received through the account, since its file is behind a token. */
export function AccountRow({ document }: { document: ClientDocument }) {
  const { title, fileId, fileName, size, documentDate, createdDate, isSigned } = document
  const name = fileName ?? ''
  const download = useDownload(fileId ?? document.id)
  const about = fileFacts({ title: name, fileId: fileId ?? '', size: size ?? undefined, date: documentDate ?? createdDate })
  const facts = [about, isSigned && 'подписан', !fileId && 'файла в кабинете нет'].filter(Boolean).join(' · ')
  if (!fileId) return <DocumentLine facts={facts}>{() => title}</DocumentLine>
  const ask = () => download.ask(fileId, name || title)
  return (
    <DocumentLine facts={facts} below={<DownloadProgress title={title} download={download} onRetry={ask} />}>
      {(factsId) => (
        <Button kind="link" onClick={ask} aria-label={`Скачать: ${title}`} aria-describedby={factsId}>
          {title}
        </Button>
      )}
    </DocumentLine>
  )
}
