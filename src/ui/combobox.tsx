import { css } from '@emotion/react'
import { useId, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react'
import { ComboboxList, optionId } from './combobox-list.tsx'
import { control, ControlShell } from './control-shell.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { LiveRegion } from './live-region.tsx'
import { useCombobox, type ComboboxOption } from './use-combobox.ts'

const place = css`position: relative;`

/** How the search for options stands: not asked, on its way, answered, failed. */
export type ComboboxStatus = 'idle' | 'loading' | 'found' | 'failed'

export type ComboboxProps<Option extends ComboboxOption> = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'value' | 'onChange' | 'list' | 'role' | 'type'> & {
    /** What the field holds; anything may be typed. */
    value: string
    onText: (text: string) => void
    options: readonly Option[]
    status: ComboboxStatus
    /** The owner then puts into the field what the option means. */
    onPick: (option: Option) => void
    /** The list was closed without a choice. */
    onDismiss?: (() => void) | undefined
    /** The list's accessible name: «Банки». */
    listLabel: string
    before?: ReactNode
    after?: ReactNode
  }

const lineOf = (status: ComboboxStatus, count: number): string | null =>
  status === 'loading'
    ? 'Ищем…'
    : status === 'failed'
      ? 'Подсказки не загрузились. Введите сами'
      : status === 'found' && count === 0
        ? 'Ничего не нашлось. Введите сами'
        : null

/** One line of text with suggestions under it, asked for by whoever owns it; what is typed stays as it was typed until one is picked. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, optional, className, before, after, ...rest } = props
  const { value, onText, options, status, onPick, onDismiss, listLabel, onBlur, ...input } = rest
  const listId = useId()
  const { isOpen, active, open, close, pick, onKeyDown } = useCombobox({ options, onPick, onDismiss })
  const line = lineOf(status, options.length)
  const isListed = isOpen && options.length > 0

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    close()
    onBlur?.(event)
  }
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <div css={place}>
          <ControlShell before={before} after={after}>
            <input
              autoComplete="off"
              {...input}
              {...wiring}
              css={control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls={isListed ? listId : undefined}
              aria-activedescendant={isListed && active ? optionId(listId, options.indexOf(active)) : undefined}
              value={value}
              onChange={({ target }) => {
                open()
                onText(target.value)
              }}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
          </ControlShell>
          {(isListed || (isOpen && line !== null)) && (
            <ComboboxList
              id={listId}
              label={listLabel}
              options={options}
              active={active}
              line={line}
              isBusy={status === 'loading'}
              onPick={pick}
            />
          )}
          <LiveRegion>{isOpen && (line ?? (isListed && `Подсказок: ${options.length}`))}</LiveRegion>
        </div>
      )}
    </Field>
  )
}
