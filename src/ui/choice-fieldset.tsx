import { css } from '@emotion/react'
import { useId, type FocusEventHandler, type ReactNode } from 'react'
import { ErrorLine } from './field.tsx'

const legend = css`padding: 0; margin-bottom: 8px; font-weight: 500; overflow-wrap: anywhere;`
const column = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px;`
/* Each takes at least the room of its longest word: where that is not there they stand under each other rather than break. */
const segments = css`
  display: flex; flex-wrap: wrap; gap: 8px;
  > label { flex: 1 1 var(--segment, 6.5rem); max-width: 100%; gap: 8px; padding-inline: clamp(8px, 2.5vw, 12px); }
`
const option = css`
  display: flex; gap: 12px; align-items: flex-start; min-height: 2.75rem; padding: 10px 16px; cursor: pointer;
  border: 1px solid var(--line-strong); border-radius: var(--control-radius); background: var(--surface);
  transition: background-color var(--speed), border-color var(--speed);
  &:hover { border-color: var(--deep); }
  &:has(:checked) { border-color: var(--deep); background: var(--mist); box-shadow: inset 0 0 0 1px var(--deep); }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; input { outline: none; } }
  &:has(:disabled) { border-color: var(--line); background: var(--sunken); color: var(--ink-soft); cursor: not-allowed; }
`
const text = css`min-width: 0; overflow-wrap: break-word;`
const soft = css`display: block; color: var(--ink-soft); font-size: var(--type-14);`
const softly = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`
const apart = css`margin-bottom: 8px;`

export type ChoiceFieldsetProps = {
  label: ReactNode
  /** Short options side by side. */
  inline?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  onBlur?: FocusEventHandler | undefined
  className?: string | undefined
}

/** A few options under their legend, whether one of them or several can be chosen. */
export function ChoiceFieldset(props: ChoiceFieldsetProps & { children: ReactNode }) {
  const { label, inline, hint, error, optional, onBlur, className, children } = props
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`} onBlur={onBlur}>
      <legend css={legend}>
        {label}
        {optional && <span css={softly}> — необязательно</span>}
      </legend>
      {hint && (
        <div css={[soft, apart]} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div css={inline ? segments : column}>{children}</div>
      <ErrorLine id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** One of the options: its control, what it is called, and a word about it. */
export function ChoiceOption({ control, label, hint }: { control: ReactNode; label: ReactNode; hint?: ReactNode }) {
  return (
    <label css={option}>
      {control}
      <span css={text}>
        {label}
        {hint && <span css={soft}>{hint}</span>}
      </span>
    </label>
  )
}
