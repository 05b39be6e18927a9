import { css } from '@emotion/react'
import { showPhone } from '#domain/phone-format.ts'
import { isPhoneComplete, phone } from '#machines/entry-form/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { BackButton } from './back-button.tsx'
import { GatewayForm } from './gateway-form.tsx'

const column = stack(8)
const number = css`white-space: nowrap;`

/** The number is not known: the person is confirmed by the state portal first (2.6-05). */
export function SignUpPortal() {
  const digits = useView('entryForm', phone)
  const complete = useView('entryForm', isPhoneComplete)
  return (
    <div css={column}>
      <GatewayForm action="Продолжить через Госуслуги">
        <p>
          {complete ? (
            <>
              Номер <strong css={number}>{showPhone(digits)}</strong> пока не привязан к личному кабинету.{' '}
            </>
          ) : (
            'Номер пока не привязан к личному кабинету. '
          )}
          Подтвердите личность через Госуслуги, и мы его привяжем.
        </p>
        <Notice title="Нужна подтверждённая учётная запись">
          <p>
            Для регистрации подойдёт только подтверждённая учётная запись Госуслуг. Подтвердить её можно в банке или
            МФЦ.
          </p>
        </Notice>
      </GatewayForm>
      <BackButton />
    </div>
  )
}
