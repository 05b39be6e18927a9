import { useRef, useState } from 'react'
import { flow } from '../kit/page-grid.ts'
import { DocumentRows } from '../parts/document-rows.tsx'
import type { FileDocument } from '../parts/files.ts'
import { ShowMore } from './show-more.tsx'

/** Documents that the content service has published: anybody opens them. */
export function PublishedList({ files, pageSize }: { files: readonly FileDocument[]; pageSize: number }) {
  const list = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(1)
  const shown = Math.min(pages * pageSize, files.length)
  return (
    <div css={flow}>
      <div ref={list}><DocumentRows files={files.slice(0, shown)} /></div>
      <ShowMore list={list} shown={shown} total={files.length} onMore={() => setPages(pages + 1)} />
    </div>
  )
}
