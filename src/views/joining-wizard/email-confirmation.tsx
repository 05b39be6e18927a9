import { css } from '@emotion/react'
import { isEmail } from '#domain/email.ts'
import { valueAt } from '#domain/judging/paths.ts'
import { showPhone } from '#domain/phone-format.ts'
import { confirmedEmail, isLetterAsked, letterFault, sentTo } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { stack } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { useJoining } from './use-joining.ts'

const part = css`${stack(8)} margin-top: 8px;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** The address is confirmed by a letter, whenever the client likes (L15); the number is that of the sign-in. */
export function EmailConfirmation() {
  const { values, wizard, blocked, wholeWith } = useJoining()
  const confirmed = useView('joiningWizard', confirmedEmail)
  const sent = useView('joiningWizard', sentTo)
  const isAsked = useView('joiningWizard', isLetterAsked)
  const fault = useView('joiningWizard', letterFault)
  const typed = valueAt(values, 'contactInfo.email')
  const address = typeof typed === 'string' ? typed : ''
  const phone = valueAt(values, 'contactInfo.phoneNumber')
  const isConfirmed = confirmed !== null && confirmed === address
  const why = blocked ?? (isEmail(address) ? undefined : 'Сначала введите адрес')
  const ask = () => {
    if (why === undefined && !isAsked) wizard.send({ type: 'email.confirmationRequested', values: wholeWith({}) })
  }
  return (
    <div css={part}>
      {isConfirmed ? (
        <div>
          <Badge tone="good">Почта подтверждена</Badge>
        </div>
      ) : (
        <>
          {sent === address && (
            <p>
              Письмо отправлено на {sent}. Перейдите по ссылке из него и вернитесь сюда. Заполнять заявление можно
              дальше, не дожидаясь письма.
            </p>
          )}
          <div>
            <Button kind="secondary" busy={isAsked} blocked={why} onClick={ask}>
              {sent === address ? 'Отправить письмо ещё раз' : 'Подтвердить почту письмом'}
            </Button>
          </div>
          <FailureLine reason={fault ?? undefined} />
        </>
      )}
      <LiveRegion>
        {isConfirmed ? 'Почта подтверждена' : sent === address && sent !== null && `Письмо отправлено на ${sent}`}
      </LiveRegion>
      {typeof phone === 'string' && phone !== '' && (
        <>
          <DefinitionList items={[{ term: 'Телефон', value: showPhone(phone) }]} />
          <p css={soft}>На этот номер придёт код для подписи. Сменить его можно будет в личном кабинете.</p>
        </>
      )}
    </div>
  )
}
