import { useImperativeHandle, useRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { useMask, type InputMask } from './use-mask.ts'

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'type'
>

export type MaskedFieldProps = FieldFrame &
  InputProps & {
    /**
     * maska's mask: # a digit, N a digit other than 7 and 8, @ a latin letter, * a digit or a latin letter, ! before a sign that stands for
     * itself, A any text; or a number; or a function of what was typed. One that is no string has to be the same object each time.
     */
    mask: InputMask
    /** What the field holds, with or without the mask's signs: at first, and later while it is not being typed in. */
    value?: string | undefined
    /** Every change, in the mask's shape. */
    onText: (masked: string) => void
    /** Picks out of pasted and autofilled text what the mask is for, a phone's last ten digits for one. */
    cleanPaste?: ((text: string) => string) | undefined
    /** Stands before the text inside the border; it may depend on the text. */
    before?: ReactNode | ((value: string) => ReactNode)
    after?: ReactNode
    type?: 'text' | 'tel' | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/** One line of text that keeps to a mask. */
export function MaskedField(props: MaskedFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    className,
    mask,
    value = '',
    onText,
    cleanPaste,
    before,
    after,
    type = 'text',
    ref,
    ...rest
  } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const { initial, paste } = useMask(input, { mask, value, onText, cleanPaste })
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <ControlShell before={typeof before === 'function' ? before(value) : before} after={after}>
          <input css={control} type={type} {...rest} {...wiring} ref={input} defaultValue={initial} onPaste={paste} />
        </ControlShell>
      )}
    </Field>
  )
}
