import { css } from '@emotion/react'
import type { Ref } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const apart = css`margin-bottom: 12px; border-radius: var(--card-radius);`
const list = css`display: flex; flex-wrap: wrap; gap: 8px 20px; button { min-height: 2.75rem; }`

type ErrorSummaryProps<Name extends string> = {
  title: string
  /** The fields that something is wrong with, in the order of the form. */
  wrong: readonly { name: Name; label: string }[]
  /** What is wrong and belongs to no field. */
  others?: readonly string[] | undefined
  onChoose: (name: Name) => void
  /** Takes the focus where no field can. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** All that is wrong with a form in one place, each a way to its field. */
export function ErrorSummary<Name extends string>({
  title,
  wrong,
  others = [],
  onChoose,
  ref,
}: ErrorSummaryProps<Name>) {
  if (wrong.length === 0 && others.length === 0) return null
  return (
    <div css={apart} ref={ref} tabIndex={-1}>
      <Notice tone="bad" title={title}>
        {wrong.length > 0 && (
          <ul role="list" css={list}>
            {wrong.map(({ name, label }) => (
              <li key={name}>
                <Button kind="link" onClick={() => onChoose(name)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  )
}
