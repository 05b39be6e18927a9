import { css } from '@emotion/react'
import { esiaDialogs } from '#domain/esia-dialogs.ts'
import { messages } from '#domain/faults.ts'
import { telHref } from '#domain/tel-href.ts'
import { env } from '#env.ts'
import type { Dialog as Asked } from '#machines/notices/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'

const said = css`
  padding: 12px 16px; border-radius: var(--control-radius); background: var(--sunken); overflow-wrap: anywhere; white-space: pre-line;
  > p + p { margin-top: 4px; color: var(--ink-soft); font-size: var(--type-14); }
`

type EsiaDialogProps = Asked & { onClose: () => void }

/** What went wrong on the way through the identity provider, whose own words are shown as text (§8.4). */
export function EsiaDialog({ kind, error, errorDescription, onClose }: EsiaDialogProps) {
  const { title, text } = esiaDialogs[kind]
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Понятно</Button>}>
      <p>{text}</p>
      {(error || errorDescription) && (
        <div css={said}>
          {errorDescription && <p>{errorDescription}</p>}
          {error && <p>{error}</p>}
        </div>
      )}
      <p>
        {messages.callSupport} Телефон: <TextLink href={telHref(env.hotline)}>{env.hotline}</TextLink>
      </p>
    </Dialog>
  )
}
