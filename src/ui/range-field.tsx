import { css } from '@emotion/react'
import { memo, useEffect, useEffectEvent, useId, useRef, useState, type CSSProperties } from 'react'
import { control, ControlShell } from './control-shell.tsx'
import { ErrorLine } from './field.tsx'

const track =
  'height: 8px; border-radius: 4px; background: linear-gradient(to right, var(--deep) var(--done), var(--mist-strong) var(--done));'
const thumb = `
  width: 1.75rem; height: 1.75rem; border: 3px solid var(--surface); border-radius: 50%; background: var(--deep);
  box-shadow: 0 0 0 1px var(--line-strong), 0 2px 6px rgb(18 35 61 / .2); cursor: grab;
`

/* Around the thumb: around the whole slider it would lie over the words above and below. */
const ring = 'outline: 3px solid var(--focus); outline-offset: 2px;'
const forcedTrack =
  'background: linear-gradient(to right, Highlight var(--done), Canvas var(--done)); outline: 1px solid CanvasText;'
const forcedThumb = 'border-color: Canvas; background: Highlight; box-shadow: 0 0 0 1px CanvasText;'

/** A slider a finger high; the part before the thumb, `--done`, is filled. */
const rangeStyle = css`
  display: block; width: 100%; height: 2.75rem; margin: 0; appearance: none; background: none; cursor: pointer; touch-action: pan-y;
  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { appearance: none; margin-top: calc(4px - .875rem); ${thumb} }
  &::-moz-range-thumb { box-sizing: border-box; ${thumb} }
  &:active::-webkit-slider-thumb { cursor: grabbing; background: var(--deep-hover); }
  &:active::-moz-range-thumb { cursor: grabbing; background: var(--deep-hover); }
  &:focus-visible { outline: none; }
  &:focus-visible::-webkit-slider-thumb { ${ring} }
  &:focus-visible::-moz-range-thumb { ${ring} }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    &::-webkit-slider-runnable-track { ${forcedTrack} }
    &::-moz-range-track { ${forcedTrack} }
    &::-webkit-slider-thumb { ${forcedThumb} }
    &::-moz-range-thumb { ${forcedThumb} }
    &:focus-visible { --focus: CanvasText; }
  }
`

/** The number that a person has written, with spaces between thousands and a comma or a point; null where it is none. */
function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null
}

const frame = css`min-width: 0; input { scroll-margin-block-end: var(--covered-below, 0px); }`
const head = css`display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between;`
const caption = css`flex: 1 1 7rem; min-width: 0; font-weight: 500; overflow-wrap: anywhere;`
const soft = css`margin-top: 4px; color: var(--ink-soft); font-size: var(--type-14);`
const entry = css`flex: 0 1 9.5rem; min-width: 0; > div { padding-inline: 12px; } input { text-align: end; font-weight: 500; font-variant-numeric: tabular-nums; }`
/* The error comes where the ends of the slider are written, so that nothing moves. */
const foot = css`
  display: grid; margin-top: -4px; font-size: var(--type-14);
  > * { grid-area: 1 / 1; }
  > [aria-live] { margin-top: 0; }
  @media print { margin-top: 4px; }
`
const ends = css`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; color: var(--ink-soft); line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  &[data-hidden='true'] { visibility: hidden; }
`

const rounded = css`color: var(--ink-soft);`

export type RangeFieldProps = {
  label: string
  hint?: string | undefined
  value: number
  least: number
  most: number
  step: number
  /** Where the slider ends, if it ends before what may be typed. */
  reach?: number | undefined
  /** Stands after the number in its field. */
  unit: string
  /** The value in words: on the ends of the slider, in errors and for a screen reader. */
  format: (value: number) => string
  /** The value as it stands in the field; what it rounds is counted rounded. */
  write: (value: number) => string
  onValue: (value: number) => void
  className?: string | undefined
}

const shareOf = (value: number, least: number, end: number) =>
  end > least ? Math.min(Math.max((value - least) / (end - least), 0), 1) : 0

/** One number by a slider or by typing. What is typed and cannot be taken says why under the field, and the last good value stays. */
export const RangeField = memo(function RangeField(props: RangeFieldProps) {
  const { label, hint, value, least, most, step, reach = most, unit, format, write, onValue, className } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [isRounded, setIsRounded] = useState(false)
  const typed = draft === null ? value : readNumber(draft)
  const isEmpty = draft?.trim() === ''
  const isTaken = typed !== null && typed >= least && typed <= most
  const error =
    isTaken || isEmpty ? undefined : `Можно от ${format(least)} до ${format(most)}. Пока считаем: ${format(value)}`

  const type = (text: string) => {
    setDraft(text)
    setIsRounded(false)
    const number = readNumber(text)
    // What is counted is what the field shows when it is left.
    if (number !== null && number >= least && number <= most) onValue(readNumber(write(number)) ?? number)
  }
  const slide = (to: number) => {
    setDraft(null)
    setIsRounded(false)
    onValue(to)
  }
  // What is wrong stays to be mended; what is right is written as it should be.
  const leave = () => {
    if (!isTaken && !isEmpty) return
    if (draft !== null && isTaken) setIsRounded(typed !== value)
    setDraft(null)
  }
  // A prerendered page can be used before it is hydrated: what the slider was moved to by then counts.
  const slider = useRef<HTMLInputElement>(null)
  const catchUp = useEffectEvent(() => {
    const moved = slider.current?.valueAsNumber ?? value
    if (Math.abs(moved - Math.min(value, reach)) >= step) slide(moved)
  })
  useEffect(() => catchUp(), [])

  return (
    <div css={frame} className={className}>
      <div css={head}>
        <label css={caption} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <div css={entry}>
          <ControlShell after={unit}>
            <input
              css={control}
              id={id}
              type="text"
              inputMode={step < 1 ? 'decimal' : 'numeric'}
              autoComplete="off"
              enterKeyHint="done"
              value={draft ?? write(value)}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              aria-invalid={error ? true : undefined}
              aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
            />
          </ControlShell>
        </div>
      </div>
      {hint && (
        <p css={soft} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        css={rangeStyle}
        style={{ '--done': `${shareOf(value, least, reach) * 100}%` } as CSSProperties}
        data-print="no"
        ref={slider}
        type="range"
        min={least}
        max={reach}
        step={step}
        value={Math.min(value, reach)}
        onChange={(event) => slide(event.target.valueAsNumber)}
        aria-labelledby={`${id}-label`}
        aria-valuetext={format(value)}
      />
      <div css={foot}>
        <div css={ends} data-hidden={error !== undefined || isRounded} aria-hidden="true" data-print="no">
          <span>{format(least)}</span>
          <span>
            {format(reach)}
            {reach < most && ' и больше'}
          </span>
        </div>
        <p css={rounded} aria-live="polite">
          {isRounded && `Округлили до ${format(value)}`}
        </p>
        <ErrorLine id={`${id}-error`} error={error} />
      </div>
    </div>
  )
})
