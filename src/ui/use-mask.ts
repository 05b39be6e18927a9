import { Mask, MaskInput } from 'maska'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type RefObject,
} from 'react'

/**
 * N: a digit but not the 7 or 8 that people begin a number with out of habit, where the country's code stands before the field.
 * A: any text, as it is.
 */
const tokens = { N: { pattern: /[0-69]/ }, A: { pattern: /[^]/, multiple: true } }

/** A text of tokens, a number, or the mask that what was typed so far asks for. */
export type InputMask = string | NumberShape | ((text: string) => string)

/** A number with its thousands apart, and at most so many digits after the comma. */
export type NumberShape = { fraction: number }

const optionsOf = (mask: InputMask) =>
  typeof mask === 'object' ? { number: { locale: 'ru', fraction: mask.fraction, unsigned: true } } : { mask, tokens }

type MaskOptions = {
  mask: InputMask
  value: string
  onText: (masked: string) => void
  cleanPaste: ((text: string) => string) | undefined
}

/**
 * Keeps an input in the shape of its mask, the caret included. maska assigns the value before React sees the event, so onChange
 * never fires and its own callback reports instead; for the same reason the input is not controlled.
 */
export function useMask(
  inputRef: RefObject<HTMLInputElement | null>,
  { mask, value, onText, cleanPaste }: MaskOptions,
) {
  const shape = (text: string) => new Mask(optionsOf(mask)).masked(text)
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

  // With the field, not after it: what is typed in between would be seen and told to nobody.
  useLayoutEffect(() => {
    const field = inputRef.current
    if (!field) return
    const beforeMask = () => tidy(field)
    field.addEventListener('input', beforeMask, { capture: true })
    const masking = new MaskInput(field, { ...optionsOf(mask), onMaska: ({ masked }) => report(masked) })
    // A field that came with the page may have been typed in before this.
    if (field.value !== shown.current) report(field.value)
    return () => {
      masking.destroy()
      field.removeEventListener('input', beforeMask, { capture: true })
    }
  }, [inputRef, mask])

  const replace = useEffectEvent((text: string) => {
    const field = inputRef.current
    if (!field || field === document.activeElement || shape(text) === field.value) return
    field.value = shown.current = shape(text)
  })
  useEffect(() => replace(value), [value])

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (!cleanPaste || field.readOnly || event.defaultPrevented) return
    event.preventDefault()
    const text = cleanPaste(event.clipboardData.getData('text'))
    const whole = new Mask(optionsOf(mask)).completed(text)
    const { length } = field.value
    field.setRangeText(
      text,
      whole ? 0 : (field.selectionStart ?? length),
      whole ? length : (field.selectionEnd ?? length),
      'end',
    )
    shown.current = field.value
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }

  return { initial, paste }
}
