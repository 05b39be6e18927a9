import { css } from '@emotion/react'
import { Icon } from './icon.tsx'
import { error } from './icons.ts'

const place = css`&:empty { position: absolute; }`
const line = css`display: flex; gap: 8px; align-items: flex-start; color: var(--bad); font-size: var(--type-14); > svg { width: 1.25rem; height: 1.25rem; }`

type FailureLineProps = { /** A sentence; undefined while nothing has failed. */ reason: string | undefined }

/** Why something did not work, beside what was pressed; spoken when it comes. */
export function FailureLine({ reason }: FailureLineProps) {
  return (
    <div css={place} role="alert">
      {reason !== undefined && (
        <p css={line}>
          <Icon path={error} />
          <span>{reason}</span>
        </p>
      )}
    </div>
  )
}
