import { useRef } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { isAgreed, isBusy, isReminded } from '#machines/consent/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { stack } from '#ui/layout.ts'

const column = stack(16)
const reminder = 'Чтобы подписать согласие, отметьте, что даёте его'

/** The tick that nobody sets but the client, and the signature by a code. */
export function SigningForm() {
  const consent = useActor('consent')
  const agreed = useView('consent', isAgreed)
  const reminded = useView('consent', isReminded)
  const busy = useView('consent', isBusy)
  const tick = useRef<HTMLInputElement>(null)
  const closed = useOperatorReason('подписывать нельзя')
  const sign = () => {
    if (closed !== undefined) return
    consent.send({ type: 'signing.requested' })
    if (!agreed) tick.current?.focus()
  }
  return (
    <div css={column} data-print="no">
      <Checkbox
        ref={tick}
        checked={agreed}
        onChange={() => consent.send({ type: 'agreement.toggled' })}
        error={reminded && !agreed ? reminder : undefined}
      >
        Документ прочитан, и я даю согласие на обработку моих персональных данных на его условиях
      </Checkbox>
      <Button wide busy={busy} blocked={closed ?? (agreed ? undefined : reminder)} onClick={sign}>
        Подписать кодом из СМС
      </Button>
    </div>
  )
}
