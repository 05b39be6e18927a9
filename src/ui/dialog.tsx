import { css, keyframes } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { close } from './icons.ts'
import { media } from './tokens.ts'
import { useModal } from './use-modal.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`
const card = css`
  width: min(100% - 32px, 32rem); max-height: min(100dvh - 32px, 56rem); margin: auto; padding: 0; overflow: auto; overscroll-behavior: contain;
  border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--surface); color: var(--ink);
  box-shadow: 0 24px 64px rgb(18 35 61 / .24); animation: ${rise} var(--speed) ease-out;
  &::backdrop { overflow: hidden; overscroll-behavior: contain; background: rgb(10 30 40 / .5); }
  ${media.mobile} { width: 100%; max-width: 100%; margin-bottom: 0; border-radius: 16px 16px 0 0; border-width: 1px 0 0; }
`
const wideCard = css`width: min(100% - 32px, 56rem);`
/* A column whose content scrolls in a room of its own; on a phone it has the whole screen. */
const wholeCard = css`
  flex-direction: column; width: min(100% - 32px, 64rem); height: calc(100dvh - 32px); max-height: none; overflow: hidden; &[open] { display: flex; }
  ${media.mobile} { width: 100%; max-width: 100%; height: 100dvh; margin: 0; border: 0; border-radius: 0; }
`
const wholeBody = css`display: flex; flex: 1; flex-direction: column; min-height: 0;`
const head = css`
  position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: flex-start; justify-content: space-between;
  padding: 16px 12px 8px var(--card-padding); background: var(--surface);
  h2 { padding-top: 6px; font-size: var(--type-22); &:focus { outline: none; } }
`
const body = css`padding: 0 var(--card-padding) var(--card-padding); > :where(:not(:last-child)) { margin-bottom: 16px; }`
const foot = css`
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 12px; justify-content: flex-end; padding: 16px var(--card-padding);
  border-top: 1px solid var(--line); background: var(--surface);
  ${media.mobile} { > * { flex: 1 1 100%; } }
`

export type DialogProps = {
  title: ReactNode
  /** Asked for by Escape or the cross; the owner then stops rendering the dialog. */
  onClose: () => void
  children: ReactNode
  /** Buttons under the content, always in view; the main one last. */
  actions?: ReactNode
  /** For documents and tables. */
  wide?: boolean | undefined
  /** As large as the window lets it be; what is inside fills it and scrolls by itself. */
  whole?: boolean | undefined
  className?: string | undefined
}

/** A modal dialog, open for as long as it is rendered. The focus starts at `[data-focus-first]` inside it, else at its title. */
export function Dialog({ title, onClose, children, actions, wide, whole, className }: DialogProps) {
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog css={[card, wide && wideCard, whole && wholeCard]} className={className} aria-labelledby={id} {...modal}>
      <div css={head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton path={close} label="Закрыть" onClick={onClose} />
      </div>
      <div css={whole ? wholeBody : body}>{children}</div>
      {actions && <div css={foot}>{actions}</div>}
    </dialog>
  )
}
