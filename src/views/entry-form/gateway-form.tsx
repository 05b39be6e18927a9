import { useRef, type ReactNode } from 'react'
import { messages } from '#domain/faults.ts'
import { isAgreed, isBusy } from '#machines/entry-form/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { Agreement } from './agreement.tsx'

const column = stack(16)

type GatewayFormProps = {
  /** The words of its button. */
  action: string
  children: ReactNode
}

/** The agreement and the button of the identity provider (5-05). */
export function GatewayForm({ action, children }: GatewayFormProps) {
  const form = useActor('entryForm')
  const agreed = useView('entryForm', isAgreed)
  const busy = useView('entryForm', isBusy)
  const agreement = useRef<HTMLInputElement>(null)
  const leave = () => {
    form.send({ type: 'gateway.requested' })
    if (!agreed) agreement.current?.focus()
  }
  return (
    <div css={column}>
      {children}
      <Agreement action={action} reminder={messages.agreementForGateway} ref={agreement} />
      <Button wide busy={busy} blocked={agreed ? undefined : messages.agreementForGateway} onClick={leave}>
        {action}
      </Button>
    </div>
  )
}
