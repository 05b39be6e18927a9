import { css } from '@emotion/react'
import { Icon } from './icon.tsx'
import { check } from './icons.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const column = css`
  > li { position: relative; padding-bottom: 12px; }
  > li:not(:last-child)::before { content: ''; position: absolute; top: 2.25rem; bottom: 0; left: calc(1rem - 1px); width: 2px; background: var(--line); }
  > li[data-state='done']:not(:last-child)::before { background: var(--deep); }
`
/* Room is measured by the size of the text: a larger one has less of it on the same screen. */
const room = css`container-type: inline-size;`
const tight = '@container (width < 44rem)'
const across = css`
  display: flex; gap: 8px;
  > li { flex: 1; min-width: 0; padding-top: 12px; border-top: 4px solid var(--line); }
  > li[data-state='done'], > li[data-state='current'] { border-color: var(--deep); }
  ${tight} { gap: 4px; > li { padding: 0; } > li > * { display: none; } }
`
/* Where there is no room a row is its bars alone, and the step is told in one line under them. */
const short = css`display: none; ${tight} { display: block; margin-top: 8px; font-size: var(--type-14); font-weight: 600; }`
const step = css`
  display: flex; gap: 12px; align-items: center; width: 100%; min-height: 2rem; padding: 0; border: 0; border-radius: 4px; background: none;
  color: var(--ink-soft); font-size: var(--type-14); line-height: 1.25; text-align: start;
  li[data-state='current'] > & { color: var(--ink); font-weight: 600; }
  &:is(button) { cursor: pointer; color: var(--link); &:hover { text-decoration: underline; } }
`
const mark = css`
  display: grid; place-items: center; flex: none; width: 2rem; height: 2rem; border: 2px solid var(--line-strong); border-radius: 50%;
  background: var(--surface); font-weight: 600; font-variant-numeric: tabular-nums;
  li[data-state='current'] & { border-color: var(--deep); color: var(--deep); }
  li[data-state='done'] & { border-color: var(--deep); background: var(--deep); color: var(--on-deep); }
  > svg { width: 1.125rem; height: 1.125rem; stroke-width: 2.5; }
`

/** `isReached`: it was come to before, so that there is a way to it though it is not done. */
export type Step = { id: string; label: string; state: 'done' | 'current' | 'ahead'; isReached?: boolean | undefined }

export type StepsProps = {
  /** What the steps lead to; the list's accessible name. */
  label: string
  steps: readonly Step[]
  /** A column beside the card, or a row across the top. */
  direction?: 'column' | 'row' | undefined
  /** Leads to another step that is done, or was reached. */
  onPick?: ((id: string) => void) | undefined
  className?: string | undefined
}

/** Where one is on the way, what is done and what is ahead. */
export function Steps({ label, steps, direction = 'column', onPick, className }: StepsProps) {
  const current = steps.findIndex(({ state }) => state === 'current')
  const inRow = direction === 'row'
  return (
    <div css={inRow && room} className={className}>
      <ol css={inRow ? across : column} role="list" aria-label={label}>
        {steps.map(({ id, label: name, state, isReached }, index) => {
          const text = (
            <>
              <span css={mark}>{state === 'done' ? <Icon path={check} /> : index + 1}</span>
              <span>
                {name}
                {state === 'done' && <VisuallyHidden> — заполнено</VisuallyHidden>}
              </span>
            </>
          )
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {onPick && (state === 'done' || (isReached && state === 'ahead')) ? (
                <button css={step} type="button" onClick={() => onPick(id)}>
                  {text}
                </button>
              ) : (
                <div css={step}>{text}</div>
              )}
            </li>
          )
        })}
      </ol>
      {inRow && (
        <p css={short}>
          {current < 0 ? 'Все шаги пройдены' : `Шаг ${current + 1} из ${steps.length}: ${steps[current]?.label}`}
        </p>
      )}
    </div>
  )
}
