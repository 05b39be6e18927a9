import { css } from '@emotion/react'
import { memo, useId, type FocusEventHandler, type ReactNode } from 'react'
import { apart, column, legend, option, soft, softly, text } from './choice-style.ts'
import { ErrorLine } from './field.tsx'

const segments = css`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--segment, 6.5rem)), 1fr)); gap: 8px;
  > label { gap: 8px; padding-inline: clamp(8px, 2.5vw, 12px); }
`
const dot = css`
  flex: none; width: 1.25rem; height: 1.25rem; margin: 2px 0 0; appearance: none; border: 1px solid var(--line-strong); border-radius: 50%;
  background: var(--surface); &:checked { border: 6px solid var(--deep); } &:focus-visible { outline: none; }
  @media (forced-colors: active) { appearance: auto; }
`

type Choice<Value extends string | number> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export type ChoiceGroupProps<Value extends string | number> = {
  label: ReactNode
  options: readonly Choice<Value>[]
  value: Value | undefined
  onPick: (value: Value) => void
  /** Short options side by side. */
  inline?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  required?: boolean | undefined
  name?: string | undefined
  onBlur?: FocusEventHandler | undefined
  className?: string | undefined
}

function Group<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, options, value, onPick, inline, hint, error, optional, required, name, onBlur, className } = props
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
      <div css={inline ? segments : column}>
        {options.map((each) => (
          <label key={each.value} css={option}>
            <input
              css={dot}
              type="radio"
              name={name ?? id}
              required={required}
              checked={each.value === value}
              disabled={each.disabled}
              onChange={() => onPick(each.value)}
            />
            <span css={text}>
              {each.label}
              {each.hint && <span css={soft}>{each.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** One of a few, all in view: a group of radio buttons. */
export const ChoiceGroup = memo(Group) as typeof Group
