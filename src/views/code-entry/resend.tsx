import { css } from '@emotion/react'
import { counted } from '#domain/plural.ts'
import { canResend, isCooling, resendAt } from '#machines/code-entry/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'

/* The button comes where the countdown was, and nothing moves. */
const place = css`display: grid; place-items: center; min-height: var(--control-height); color: var(--ink-soft); text-align: center;`

const textOf = (seconds: number) =>
  seconds > 0 ? `Отправить ещё раз через ${counted(seconds, 'секунду', 'секунды', 'секунд')}` : 'Код можно отправить ещё раз'

type ResendProps = { busy: boolean; onResend: () => void }

/** Another code, after the countdown (4.2-06). */
export function Resend({ busy, onResend }: ResendProps) {
  const cooling = useView('codeEntry', isCooling)
  const deadline = useView('codeEntry', resendAt)
  const free = useView('codeEntry', canResend)
  return (
    <div css={place}>
      <Countdown deadline={deadline} format={textOf} />
      {!cooling && (
        <Button kind="secondary" wide busy={busy} blocked={busy || free ? undefined : 'Проверяем код'} icon={<Icon path={refresh} />} onClick={onResend}>
          Отправить ещё раз
        </Button>
      )}
    </div>
  )
}
