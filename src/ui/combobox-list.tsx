import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Spinner } from './spinner.tsx'
import type { ComboboxOption } from './use-combobox.ts'

const panel = css`
  position: absolute; z-index: 5; inset: calc(100% + 4px) 0 auto; max-height: min(22rem, 50vh); overflow-y: auto; overscroll-behavior: contain;
  border: 1px solid var(--line-strong); border-radius: var(--control-radius); background: var(--surface); box-shadow: 0 12px 32px rgb(18 35 61 / .18);
`
const list = css`margin: 0; padding: 0; list-style: none;`
const option = css`
  padding: 10px 16px; min-height: 2.75rem; cursor: pointer; overflow-wrap: anywhere;
  & + & { border-top: 1px solid var(--line); }
  &:hover { background: var(--mist); }
  &[aria-selected='true'] { background: var(--mist); box-shadow: inset 4px 0 0 var(--deep); }
  @media (forced-colors: active) { &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`
const soft = css`display: block; color: var(--ink-soft); font-size: var(--type-14);`
const line = css`display: flex; gap: 8px; align-items: center; padding: 12px 16px; color: var(--ink-soft); font-size: var(--type-14);`

/** What the field says of the option that the arrows have reached. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

type ComboboxListProps<Option> = {
  id: string
  /** The list's accessible name. */
  label: string
  options: readonly Option[]
  active: Option | undefined
  /** How it stands where there is nothing to choose from. */
  line: string | null
  isBusy: boolean
  onPick: (option: Option) => void
}

/** What a combobox offers, under it; the focus stays in the field. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, options, active, line: said, isBusy, onPick } = props
  const reached = useRef<HTMLLIElement>(null)
  const activeId = active?.id
  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for what cleans up.
    reached.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div css={panel} onMouseDown={(event) => event.preventDefault()}>
      {options.length > 0 && (
        <ul role="listbox" id={id} aria-label={label} css={list}>
          {options.map((each, index) => (
            <li
              key={each.id}
              css={option}
              ref={each.id === activeId ? reached : undefined}
              role="option"
              id={optionId(id, index)}
              aria-selected={each.id === activeId}
              onClick={() => onPick(each)}
            >
              {each.label}
              {each.hint && <span css={soft}>{each.hint}</span>}
            </li>
          ))}
        </ul>
      )}
      {said !== null && (
        <p css={line} aria-hidden="true">
          {isBusy && <Spinner />}
          {said}
        </p>
      )}
    </div>
  )
}
