import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'

const details = css`
  border-bottom: 1px solid var(--line);
  &[open] > summary > svg { transform: rotate(180deg); }
`
const summary = css`
  display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 3.5rem; padding: 12px 0; border-radius: 4px;
  font-size: var(--type-18); font-weight: 500; line-height: 1.35; cursor: pointer; list-style: none;
  &::-webkit-details-marker { display: none; }
  &:hover { color: var(--link); }
  > svg { color: var(--link); transition: transform var(--speed); }
  h2, h3, h4 { font: inherit; }
`
const body = css`padding-bottom: 20px; color: var(--ink-soft); max-width: 44rem;`

export type DisclosureProps = {
  /** May be a heading. */
  title: ReactNode
  children: ReactNode
  /** Open at first. */
  open?: boolean | undefined
  /** Disclosures of one name are an accordion: opening one closes the others. */
  name?: string | undefined
  className?: string | undefined
}

/** A question and its answer, a heading and what is folded under it; works without JavaScript and is found by the page search. */
export function Disclosure({ title, children, open = false, name, className }: DisclosureProps) {
  return (
    <details css={details} className={className} open={open} name={name}>
      <summary css={summary}>
        {title}
        <Icon path={chevronDown} />
      </summary>
      <div css={body}>{children}</div>
    </details>
  )
}
