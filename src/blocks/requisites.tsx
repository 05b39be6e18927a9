import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import * as limits from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { block } from './kit/block.tsx'
import { copy } from './parts/copy.ts'
import { DocumentRows } from './parts/document-rows.tsx'
import { flow } from './kit/page-grid.ts'
import { BlockHeading } from './kit/heading.tsx'
import { flag, optionalText, requiredText, requiredValue, usable } from './kit/params.ts'

const params = z.object({
  title: optionalText,
  rows: usable(z.object({ name: requiredText, value: requiredValue, copyable: flag })),
  pdfFileId: optionalText,
})

const narrow = css`max-width: 52rem;`
const line = css`display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; > :first-child { flex: 1 1 9rem; }`
const text = css`min-width: 0; overflow-wrap: anywhere;`

type Outcome = { row: number; isCopied: boolean }

/** What a payment to the fund is addressed with; a value that is often needed is copied by a button. */
export const Block = block(params, function RequisitesBlock({ params: { title, rows, pdfFileId } }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), limits.copiedNotice)
    return () => clearTimeout(timer)
  }, [outcome])

  if (rows.length === 0 && !pdfFileId) return null
  const copyRow = async (row: number, value: string) => setOutcome({ row, isCopied: await copy(value) })
  const said = outcome && `${outcome.isCopied ? 'Скопировано' : 'Не удалось скопировать'}: ${rows[outcome.row]?.name}`
  const labelOf = (row: number) =>
    outcome?.row !== row ? 'Скопировать' : outcome.isCopied ? 'Скопировано' : 'Не\u00A0удалось, скопируйте вручную'

  const items = rows.map(({ name, value, copyable }, row) => ({
    term: name,
    value: !copyable ? (
      <span css={text}>{value}</span>
    ) : (
      <span css={line}>
        <span css={text}>{value}</span>
        <Button kind="link" data-print="no" onClick={() => void copyRow(row, value)}>
          <span>
            {labelOf(row)}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Button>
      </span>
    ),
  }))
  return (
    <div css={[flow, narrow]}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {rows.length > 0 && <DefinitionList items={items} />}
      <LiveRegion>{said}</LiveRegion>
      {pdfFileId && (
        <DocumentRows
          files={[{ title: 'Реквизиты одним файлом', fileId: pdfFileId, date: undefined, size: undefined }]}
        />
      )}
    </div>
  )
})
