import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { error as errorIcon } from './icons.ts'

const frame = css`display: block; min-width: 0;`
const caption = css`display: block; margin-bottom: 4px; font-weight: 500;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`
const hintLine = css`margin-bottom: 8px;`
const errorLine = css`
  display: flex; gap: 4px; min-height: 1.25rem; margin-top: 4px; color: var(--bad); font-size: var(--type-14); line-height: 1.25rem;
  > svg { width: 1.25rem; height: 1.25rem; }
`

/** What every field shows around its control. */
export type FieldFrame = {
  label: ReactNode
  /** Help that stays in view while one types; stands over the control. */
  hint?: ReactNode
  /** What is wrong and what to do; its line is kept free so that nothing moves when it comes. */
  error?: string | undefined
  /** Says «необязательно» beside the label. */
  optional?: boolean | undefined
  className?: string | undefined
}

/** What ties a control to the words around it; spread it on the control. */
export type FieldWiring = { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }

type ErrorLineProps = { id: string; error: string | undefined }

/** The place of an error beside its field; speaks when an error comes. */
export function ErrorLine({ id, error }: ErrorLineProps) {
  return (
    <div css={errorLine} id={id} aria-live="polite">
      {error && (
        <>
          <Icon path={errorIcon} />
          <span>{error}</span>
        </>
      )}
    </div>
  )
}

/** Label, hint and error around any one control. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldFrame & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div css={frame} className={className}>
      <label css={caption} htmlFor={id}>
        {label}
        {optional && <span css={soft}> — необязательно</span>}
      </label>
      {hint && (
        <div css={[soft, hintLine]} id={hintId}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': hint ? `${errorId} ${hintId}` : errorId,
        'aria-invalid': error ? true : undefined,
      })}
      <ErrorLine id={errorId} error={error} />
    </div>
  )
}
