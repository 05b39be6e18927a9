import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { messages } from '#domain/faults.ts'
import { pastedPhone } from '#domain/phone.ts'
import { phone as phoneMask } from '#forms/phone-mask.ts'
import {
  isAgreed,
  isBusy,
  isPhoneComplete,
  isPhoneForeign,
  isReminded,
  phone,
  phoneRefusal,
} from '#machines/entry-form/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { MaskedField } from '#ui/masked-field.tsx'
import { Agreement } from './agreement.tsx'

const column = stack(16)
const action = 'Продолжить'

/** The number, the agreement and Continue (2.6-03, 5-01 to 5-03). */
export function PhoneForm({ hint }: { hint: string }) {
  const form = useActor('entryForm')
  const digits = useView('entryForm', phone)
  const complete = useView('entryForm', isPhoneComplete)
  const foreign = useView('entryForm', isPhoneForeign)
  const refusal = useView('entryForm', phoneRefusal)
  const agreed = useView('entryForm', isAgreed)
  const reminded = useView('entryForm', isReminded)
  const busy = useView('entryForm', isBusy)
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const agreement = useRef<HTMLInputElement>(null)

  const missing = foreign ? messages.phoneForeign : messages.phoneIncomplete
  const isMissingSaid = !complete && (foreign || left || reminded)
  const error = isMissingSaid ? missing : (refusal ?? undefined)
  useEffect(() => {
    if (refusal !== null) field.current?.focus()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send({ type: 'phone.submitted' })
    if (!complete) field.current?.focus()
    else if (!agreed) agreement.current?.focus()
  }
  const leave = ({ currentTarget }: FocusEvent) => {
    // A field that is still the active one was not left: the whole window was.
    if (currentTarget !== document.activeElement) setLeft(true)
  }

  return (
    <form css={column} noValidate onSubmit={submit}>
      <MaskedField
        ref={field}
        data-focus-first
        label="Номер телефона"
        hint={hint}
        {...phoneMask}
        name="phone"
        autoComplete="tel-national"
        enterKeyHint="go"
        required
        readOnly={busy}
        value={digits}
        onText={(masked) => form.send({ type: 'phone.typed', phone: pastedPhone(masked) })}
        onBlur={leave}
        error={error}
      />
      <Agreement action={action} reminder={messages.agreementForPhone} ref={agreement} />
      <Button
        type="submit"
        wide
        busy={busy}
        blocked={!agreed ? messages.agreementForPhone : complete ? undefined : missing}
      >
        {action}
      </Button>
    </form>
  )
}
