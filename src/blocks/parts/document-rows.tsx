import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { document } from '#ui/icons.ts'
import { TextLink } from '#ui/text-link.tsx'
import { media } from '#ui/tokens.ts'
import { fileAddress, fileFacts, type FileDocument } from './files.ts'

function DocumentRow({ file }: { file: FileDocument }) {
  return (
    <DocumentLine facts={fileFacts(file)}>
      {(factsId) => (
        <TextLink href={fileAddress(file.fileId)} newTab aria-describedby={factsId}>
          {file.title}
        </TextLink>
      )}
    </DocumentLine>
  )
}

/** Files under each other: a title that opens the file, and its type, size and date. */
export function DocumentRows({ files }: { files: readonly FileDocument[] }) {
  return (
    <ul role="list">
      {files.map((file, index) => (
        <DocumentRow key={index} file={file} />
      ))}
    </ul>
  )
}

const line = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; padding-block: 12px; break-inside: avoid;
  & + & { border-top: 1px solid var(--line); }
  > svg { color: var(--lantern); }
  > button { min-height: 2.75rem; margin-block: -8px; }
  &:has(> button) { grid-template-columns: auto minmax(0, 1fr) auto; }
  ${media.mobile} { &:has(> button) { grid-template-columns: auto minmax(0, 1fr); > button { grid-column: 2; justify-self: start; margin-block: 0 -8px; } } }
`
const name = css`min-width: 0; overflow-wrap: anywhere;`
const about = css`color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;`

type DocumentLineProps = {
  facts: string
  /** What opens or fetches it; the id is of its facts, to describe it by. */
  children: (factsId: string | undefined) => ReactNode
  /** What else can be done with it. */
  beside?: ReactNode
  /** How it is getting on. */
  below?: ReactNode
}

/** One document of a list: its title, and under it what is known of it. */
export function DocumentLine({ facts, children, beside, below }: DocumentLineProps) {
  const id = useId()
  return (
    <li css={line}>
      <Icon path={document} />
      <div css={name}>
        {children(facts ? id : undefined)}
        {facts && (
          <div css={about} id={id}>
            {facts}
          </div>
        )}
        {below}
      </div>
      {beside}
    </li>
  )
}
