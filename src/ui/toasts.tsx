import { css, keyframes } from '@emotion/react'
import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { close } from './icons.ts'
import { media } from './tokens.ts'
import { tones, type Tone } from './tone.ts'
import { useRoomUnder } from './use-room-under.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`
const pile = css`
  position: fixed; z-index: 50; inset: auto 0 0; width: auto; max-height: 60dvh; margin: 0; padding: 16px; border: 0;
  overflow: hidden auto; background: none; pointer-events: none;
  padding-bottom: calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom)); translate: 0 calc(-1 * var(--cookie-banner, 0px));
  > ul { display: grid; gap: 8px; }
  ${media.middle} { inset: 72px 0 auto auto; width: 26rem; translate: none; }
`
const toast = css`
  display: flex; gap: 12px; align-items: flex-start; padding: 12px 8px 12px 16px; pointer-events: auto; animation: ${arrive} var(--speed) ease-out;
  border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: var(--card-radius); background: var(--surface); color: var(--ink);
  box-shadow: 0 8px 32px rgb(18 35 61 / .16);
  > svg { margin-top: 2px; color: var(--tone); }
  > p { flex: 1; min-width: 0; padding-block: 2px; white-space: pre-line; }
  > button { margin-block: -8px; }
`
const looks = {
  info: css`--tone: ${tones.info.colour};`,
  good: css`--tone: ${tones.good.colour};`,
  warn: css`--tone: ${tones.warn.colour};`,
  bad: css`--tone: ${tones.bad.colour};`,
}

export type Toast = { id: string; tone: Tone; text: string }

export type ToastsProps = {
  toasts: readonly Toast[]
  onClose: (id: string) => void
  /** The toast is pointed at or focused: its time must stand still. */
  onHold: (id: string) => void
  onRelease: (id: string) => void
}

/** Short messages, the newest last: at the bottom on narrow screens, top right on wide ones. Render it once, always. */
export function Toasts({ toasts, onClose, onHold, onRelease }: ToastsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)
  useEffect(() => {
    const layer = ref.current
    // Only the topmost layer is seen over a modal dialog, and shown last is topmost; a browser without layers shows it in the page.
    if (!layer || !('showPopover' in layer) || layer.contains(document.activeElement)) return
    layer.popover = 'manual'
    layer.hidePopover()
    layer.showPopover()
  }, [newest?.id])
  useRoomUnder(ref, toasts.map(({ id }) => id).join())
  const leave = ({ currentTarget }: PointerEvent<HTMLElement>, id: string) => {
    if (!currentTarget.contains(document.activeElement)) onRelease(id)
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>, id: string) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease(id)
  }
  return (
    <div css={pile} ref={ref} role="region" aria-label="Уведомления">
      <ul role="list" aria-live={newest?.tone === 'bad' ? 'assertive' : 'polite'} aria-relevant="additions">
        {toasts.map(({ id, tone, text }) => (
          <li
            key={id}
            css={[toast, looks[tone]]}
            onPointerEnter={() => onHold(id)}
            onPointerLeave={(event) => leave(event, id)}
            onFocus={() => onHold(id)}
            onBlur={(event) => blur(event, id)}
          >
            <Icon path={tones[tone].icon} />
            <p>
              <VisuallyHidden>{tones[tone].word}: </VisuallyHidden>
              {text}
            </p>
            <IconButton path={close} label="Закрыть уведомление" onClick={() => onClose(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
