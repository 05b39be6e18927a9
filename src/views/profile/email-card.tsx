import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { css } from '@emotion/react'
import type { Me } from '#domain/account.ts'
import { isLetterSending, letterAddress, letterError } from '#machines/profile-editor/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { row, stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'

const card = css`${stack(16)}`
/* What is announced stands in the page from the beginning; empty it takes no room. */
const said = css`> :not(:empty) { margin-bottom: 16px; }`
const line = css`${row(12)} overflow-wrap: anywhere;`

/** The address of the client's e-mail, and whether it is confirmed (2.2-10). */
export function EmailCard({ me: { email, emailConfirmed } }: { me: Me }) {
  return (
    <Card as="section" aria-labelledby="email" css={card}>
      <h2 id="email">Электронная почта</h2>
      {email ? (
        <p css={line}>
          <span>{email}</span>
          <Badge tone={emailConfirmed ? 'good' : 'warn'}>{emailConfirmed ? 'Подтверждена' : 'Не подтверждена'}</Badge>
        </p>
      ) : (
        <p>Адрес не указан. Добавить его можно в личных данных: на него приходят ответы фонда.</p>
      )}
      {email && !emailConfirmed && <Confirmation address={email} />}
    </Card>
  )
}

/** The letter with which the address is confirmed. */
function Confirmation({ address }: { address: string }) {
  const editor = useActor('profileEditor')
  const isSending = useView('profileEditor', isLetterSending)
  const isSent = useView('profileEditor', letterAddress) === address
  const error = useView('profileEditor', letterError)
  const reason = useOperatorReason('письма не отправляются')
  return (
    <div css={said}>
      <div role="status">
        {isSent && (
          <Notice tone="info" title="Письмо отправлено">
            <p>Откройте в нём ссылку, она действует сутки. Письма нет? Загляните в папку «Спам».</p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {error !== null && (
          <Notice tone="bad" title="Письмо не отправлено">
            <p>{error}</p>
          </Notice>
        )}
      </div>
      <Button
        kind="secondary"
        busy={isSending}
        blocked={reason}
        onClick={() => reason === undefined && editor.send({ type: 'letter.requested', address })}
      >
        {isSent ? 'Отправить ещё раз' : 'Отправить письмо для подтверждения'}
      </Button>
    </div>
  )
}
