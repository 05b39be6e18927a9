import { css } from '@emotion/react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const apart = css`margin-bottom: 12px;`
const list = css`display: flex; flex-wrap: wrap; gap: 8px 20px; button { min-height: 2.75rem; }`

type ErrorSummaryProps<Name extends string> = {
  title: string
  /** The fields that something is wrong with, in the order of the form. */
  wrong: readonly { name: Name; label: string }[]
  onChoose: (name: Name) => void
}

/** All that is wrong with a form in one place, each a way to its field. */
export function ErrorSummary<Name extends string>({ title, wrong, onChoose }: ErrorSummaryProps<Name>) {
  if (wrong.length === 0) return null
  return (
    <Notice css={apart} tone="bad" title={title}>
      <ul role="list" css={list}>
        {wrong.map(({ name, label }) => <li key={name}><Button kind="link" onClick={() => onChoose(name)}>{label}</Button></li>)}
      </ul>
    </Notice>
  )
}
