import { css, keyframes } from '@emotion/react'
import { startTransition, useDeferredValue, useId, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { close as cross } from './icons.ts'
import { useModal } from './use-modal.ts'

const fromLeft = keyframes`from { transform: translateX(-100%); }`
const fromRight = keyframes`from { transform: translateX(100%); }`
const board = css`
  width: min(88vw, 22rem); max-width: none; height: 100dvh; max-height: none; padding: 0; border: 0; overflow: auto; overscroll-behavior: contain;
  background: var(--surface); color: var(--ink); box-shadow: 0 0 64px rgb(18 35 61 / .24);
  &::backdrop { overflow: hidden; overscroll-behavior: contain; background: rgb(10 30 40 / .5); }
`
const sides = {
  left: css`margin: 0 auto 0 0; animation: ${fromLeft} var(--speed) ease-out;`,
  right: css`margin: 0 0 0 auto; animation: ${fromRight} var(--speed) ease-out;`,
}
const inner = css`display: flex; flex-direction: column; min-height: 100%;`
const head = css`
  position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 8px;
  padding: 12px 12px 12px 20px; background: inherit;
  h2 { font-size: var(--type-18); &:focus { outline: none; } }
`

export type DrawerProps = {
  title: ReactNode
  side?: 'left' | 'right' | undefined
  /** Asked for by Escape, the cross, a link chosen inside, or a touch outside; the owner then stops rendering the drawer. */
  onClose: () => void
  children: ReactNode
  className?: string | undefined
}

/**
 * A menu that slides over the page, open for as long as it is rendered. A press is answered in the next frame, also on a slow phone: the
 * drawer begins to slide before it is filled, and is closed before it is taken off the page.
 */
export function Drawer({ title, side = 'left', onClose, children, className }: DrawerProps) {
  const id = useId()
  const isFilled = useDeferredValue(true, false)
  const modal = useModal(
    () => startTransition(onClose),
    (dialog) => dialog.close(),
  )
  const close = () => modal.ref.current?.close()
  const choose = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The dialog itself is hit only outside its content, that is on its backdrop.
    if (target === currentTarget || (target instanceof Element && target.closest('a[href]'))) close()
  }
  return (
    <dialog css={[board, sides[side]]} className={className} aria-labelledby={id} {...modal} onClick={choose}>
      <div css={inner}>
        <div css={head}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton path={cross} label="Закрыть" onClick={close} />
        </div>
        {isFilled && children}
      </div>
    </dialog>
  )
}
