import { stack } from '#ui/layout.ts'
import { BackButton } from './back-button.tsx'
import { PhoneForm } from './lazy-screens.tsx'

const column = stack(16)

/** The state portal has confirmed the person: which number will be theirs (4.2-08, 4.2-13). */
export function BindPhone() {
  return (
    <div css={column}>
      <p>Госуслуги подтвердили вашу личность. Остался один шаг: номер телефона, по которому вы будете входить.</p>
      <PhoneForm hint="Пришлём на него код, чтобы убедиться, что номер ваш." />
      <BackButton />
    </div>
  )
}
