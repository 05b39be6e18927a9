import { Mask, MaskInput } from 'maska'
import {
  useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type ClipboardEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref,
  type RefObject,
} from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'type'>

export type MaskedFieldProps = FieldFrame & InputProps & {
  /** maska's mask: # a digit, N a digit other than 7 and 8, @ a latin letter, * a digit or a latin letter, ! before a sign that stands for itself. */
  mask: string
  /** What the field holds, with or without the mask's signs: at first, and later while it is not being typed in. */
  value?: string | undefined
  /** Every change, in the mask's shape. */
  onText: (masked: string) => void
  /** Picks out of pasted and autofilled text what the mask is for, a phone's last ten digits for one. */
  cleanPaste?: ((text: string) => string) | undefined
  /** Stands before the text inside the border. */
  before?: ReactNode
  after?: ReactNode
  type?: 'text' | 'tel' | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text that keeps to a mask. */
export function MaskedField(props: MaskedFieldProps) {
  const { label, hint, error, optional, className, mask, value = '', onText, cleanPaste, before, after, type = 'text', ref, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const { initial, paste } = useMask(input, { mask, value, onText, cleanPaste })
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <ControlShell before={before} after={after}>
          <input css={control} type={type} {...rest} {...wiring} ref={input} defaultValue={initial} onPaste={paste} />
        </ControlShell>
      )}
    </Field>
  )
}

/** N: a digit but not the 7 or 8 that people begin a number with out of habit, where the country's code stands before the field. */
const tokens = { N: { pattern: /[0-69]/ } }

type MaskOptions = {
  mask: string
  value: string
  onText: (masked: string) => void
  cleanPaste: ((text: string) => string) | undefined
}

/**
 * Keeps an input in the shape of its mask, the caret included. maska assigns the value before React sees the event, so onChange
 * never fires and its own callback reports instead; for the same reason the input is not controlled.
 */
function useMask(input: RefObject<HTMLInputElement | null>, { mask, value, onText, cleanPaste }: MaskOptions) {
  const shape = (text: string) => new Mask({ mask, tokens }).masked(text)
  const [initial] = useState(() => shape(value))
  const shown = useRef(initial)

  const report = useEffectEvent((masked: string) => {
    shown.current = masked
    onText(masked)
  })
  /** More than one new sign at once was not typed: it came by autofill, a keyboard's suggestion or a drop. */
  const tidy = useEffectEvent((field: HTMLInputElement) => {
    if (cleanPaste && field.value.length - shown.current.length > 1) field.value = cleanPaste(field.value)
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const beforeMask = () => tidy(field)
    field.addEventListener('input', beforeMask, { capture: true })
    const masking = new MaskInput(field, { mask, tokens, onMaska: ({ masked }) => report(masked) })
    return () => {
      masking.destroy()
      field.removeEventListener('input', beforeMask, { capture: true })
    }
  }, [input, mask])

  const replace = useEffectEvent((text: string) => {
    const field = input.current
    if (!field || field === document.activeElement || shape(text) === field.value) return
    field.value = shown.current = shape(text)
  })
  useEffect(() => replace(value), [value])

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (!cleanPaste || field.readOnly || event.defaultPrevented) return
    event.preventDefault()
    const text = cleanPaste(event.clipboardData.getData('text'))
    const whole = new Mask({ mask, tokens }).completed(text)
    const { length } = field.value
    field.setRangeText(text, whole ? 0 : (field.selectionStart ?? length), whole ? length : (field.selectionEnd ?? length), 'end')
    shown.current = field.value
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }

  return { initial, paste }
}
