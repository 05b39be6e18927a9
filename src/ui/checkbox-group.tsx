import { css } from '@emotion/react'
import { useId, type FocusEventHandler, type ReactNode } from 'react'
import { box } from './checkbox-box.ts'
import { apart, column, legend, option, soft, softly, text } from './choice-style.ts'
import { ErrorLine } from './field.tsx'

const ticked = css`&:has(:focus-visible) input:focus-visible { outline: none; }`

type Choice = { value: string; label: ReactNode; hint?: ReactNode }

export type CheckboxGroupProps = {
  label: ReactNode
  options: readonly Choice[]
  values: readonly string[]
  /** All that is ticked now, in the order of the options. */
  onPick: (values: string[]) => void
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  name?: string | undefined
  onBlur?: FocusEventHandler | undefined
}

/** Any of a few, all in view. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, options, values, onPick, hint, error, optional, name, onBlur } = props
  const id = useId()
  const toggle = (value: string) =>
    onPick(options.map((one) => one.value).filter((one) => values.includes(one) !== (one === value)))
  return (
    <fieldset aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`} onBlur={onBlur}>
      <legend css={legend}>
        {label}
        {optional && <span css={softly}> — необязательно</span>}
      </legend>
      {hint && (
        <div css={[soft, apart]} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div css={column}>
        {options.map((each) => (
          <label key={each.value} css={[option, ticked]}>
            <input
              css={box}
              type="checkbox"
              name={name}
              checked={values.includes(each.value)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(each.value)}
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
