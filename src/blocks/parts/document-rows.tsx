import { TextLink } from '#ui/text-link.tsx'
import { DocumentLine } from './document-line.tsx'
import { fileAddress, fileFacts, type FileDocument } from './files.ts'

function DocumentRow({ file }: { file: FileDocument }) {
  return (
    <DocumentLine facts={fileFacts(file)}>
      {(factsId) => <TextLink href={fileAddress(file.fileId)} newTab aria-describedby={factsId}>{file.title}</TextLink>}
    </DocumentLine>
  )
}

/** Files under each other: a title that opens the file, and its type, size and date. */
export function DocumentRows({ files }: { files: readonly FileDocument[] }) {
  return <ul role="list">{files.map((file, index) => <DocumentRow key={index} file={file} />)}</ul>
}
