import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { columns, stack } from '#ui/layout.ts'

const pair = columns(240, 12)
const section = css`${stack(12)} & + & { margin-top: 20px; }`
const legend = css`float: left; width: 100%; padding: 0; font-size: var(--type-18); font-weight: 600;`

/** Fields that stand beside each other where there is room. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div css={pair}>{children}</div>
}

/** Fields of one subject under its title, which a screen reader says with each of them. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset css={section}>
      <legend css={legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
