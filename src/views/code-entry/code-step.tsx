import { css } from '@emotion/react'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import { messages } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { counted } from '#domain/plural.ts'
import {
  canResend,
  code,
  errors,
  fault,
  isChecking,
  isCooling,
  isResending,
  isSpent,
  phoneMask,
  resendAt,
} from '#machines/code-entry/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft, refresh } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'

const column = stack(16)

/** The code of an SMS, for whatever it is asked (2.6-04, 5-04), which the children name; shown while `codeEntry` is alive. */
export function CodeStep({ children }: { children?: ReactNode }) {
  const entry = useActor('codeEntry')
  const digits = useView('codeEntry', code)
  const refusal = useView('codeEntry', fault)
  const failures = useView('codeEntry', errors)
  const checking = useView('codeEntry', isChecking)
  const resending = useView('codeEntry', isResending)
  const spent = useView('codeEntry', isSpent)
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const short = digits.length < limits.smsCodeLength

  // On arrival, and after each code that did not do, the next one is typed over what is there.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [failures])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    entry.send({ type: 'code.submitted' })
    field.current?.focus()
    setLeft(true)
  }
  const resend = () => {
    entry.send({ type: 'code.resendRequested' })
    field.current?.focus()
  }
  const leave = ({ currentTarget }: FocusEvent) => {
    // A field that is still the active one was not left: the whole window was, for the message with the code.
    if (currentTarget !== document.activeElement) setLeft(true)
  }
  const missing = left && short && !spent ? (digits === '' ? messages.codeEmpty : messages.codePartial) : undefined

  return (
    <form css={column} noValidate onSubmit={submit}>
      <CodeDestination />
      {children}
      <CodeField
        ref={field}
        label="Код из СМС"
        name="code"
        required
        length={limits.smsCodeLength}
        readOnly={checking || spent}
        value={digits}
        onCode={(typed) => entry.send({ type: 'code.typed', code: typed })}
        onFocus={() => setLeft(false)}
        onBlur={leave}
        error={missing ?? refusal ?? undefined}
      />
      <Button
        type="submit"
        wide
        busy={checking}
        blocked={spent ? 'Этот код больше не действует, запросите новый' : undefined}
      >
        Подтвердить
      </Button>
      <Resend busy={resending} onResend={resend} />
      <Button kind="quiet" wide icon={<Icon path={arrowLeft} />} onClick={() => entry.send({ type: 'code.abandoned' })}>
        Назад
      </Button>
    </form>
  )
}

const about = stack(8)
const number = css`white-space: nowrap;`
const trust = css`color: var(--ink-soft); font-size: var(--type-14);`

/** Where the code was sent, and that nobody is to be told it. */
function CodeDestination() {
  const to = useView('codeEntry', phoneMask)
  return (
    <div css={about}>
      <h2>Введите код из СМС</h2>
      <p>
        {to === null ? (
          'Отправили код на ваш номер телефона.'
        ) : (
          <>
            Отправили код на номер <strong css={number}>{to}</strong>.
          </>
        )}
      </p>
      <p css={trust}>Никому его не сообщайте: сотрудники фонда никогда не спрашивают код.</p>
    </div>
  )
}

/* The button comes where the countdown was, and nothing moves. */
const place = css`display: grid; place-items: center; min-height: var(--control-height); color: var(--ink-soft); text-align: center;`

const textOf = (seconds: number) =>
  seconds > 0
    ? `Отправить ещё раз через ${counted(seconds, 'секунду', 'секунды', 'секунд')}`
    : 'Код можно отправить ещё раз'

type ResendProps = { busy: boolean; onResend: () => void }

/** Another code, after the countdown (4.2-06). */
function Resend({ busy, onResend }: ResendProps) {
  const cooling = useView('codeEntry', isCooling)
  const deadline = useView('codeEntry', resendAt)
  const free = useView('codeEntry', canResend)
  return (
    <div css={place}>
      <Countdown deadline={deadline} format={textOf} />
      {!cooling && (
        <Button
          kind="secondary"
          wide
          busy={busy}
          blocked={busy || free ? undefined : 'Проверяем код'}
          icon={<Icon path={refresh} />}
          onClick={onResend}
        >
          Отправить ещё раз
        </Button>
      )}
    </div>
  )
}
