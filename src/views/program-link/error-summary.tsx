import { css } from '@emotion/react'
import type { FieldErrors } from 'react-hook-form'
import type { LinkUserInput } from '#domain/link-user-form.ts'
import { counted } from '#domain/plural.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Row, RowName } from './link-rows.ts'

const apart = css`margin-bottom: 12px;`
const list = css`display: flex; flex-wrap: wrap; gap: 8px 20px; button { min-height: 2.75rem; }`

type ErrorSummaryProps = { rows: readonly Row[]; errors: FieldErrors<LinkUserInput>; onChoose: (name: RowName) => void }

/** All that is wrong in one place, each a way to its field. */
export function ErrorSummary({ rows, errors, onChoose }: ErrorSummaryProps) {
  const wrong = rows.filter(({ name }) => errors[name])
  if (wrong.length === 0) return null
  return (
    <Notice css={apart} tone="bad" title={`Исправьте ${counted(wrong.length, 'поле', 'поля', 'полей')}`}>
      <ul role="list" css={list}>
        {wrong.map(({ name, label }) => <li key={name}><Button kind="link" onClick={() => onChoose(name)}>{label}</Button></li>)}
      </ul>
    </Notice>
  )
}
