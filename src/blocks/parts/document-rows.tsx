import { css } from '@emotion/react'
import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { document } from '#ui/icons.ts'
import { TextLink } from '#ui/text-link.tsx'
import { fileAddress, fileFacts, type FileDocument } from './files.ts'

const line = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; padding-block: 12px; break-inside: avoid;
  & + & { border-top: 1px solid var(--line); }
  > svg { color: var(--lantern); }
`
const name = css`min-width: 0; overflow-wrap: anywhere;`
const about = css`color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;`

function DocumentRow({ file }: { file: FileDocument }) {
  const id = useId()
  const facts = fileFacts(file)
  return (
    <li css={line}>
      <Icon path={document} />
      <div css={name}>
        <TextLink href={fileAddress(file.fileId)} newTab aria-describedby={facts ? id : undefined}>{file.title}</TextLink>
        {facts && <div css={about} id={id}>{facts}</div>}
      </div>
    </li>
  )
}

/** Files under each other: a title that opens the file, and its type, size and date. */
export function DocumentRows({ files }: { files: readonly FileDocument[] }) {
  return <ul role="list">{files.map((file, index) => <DocumentRow key={index} file={file} />)}</ul>
}
