import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { RequestFacts } from './request-facts.tsx'

const part = stack(16)

/** Which request has been accepted, and what comes next. */
export function RequestAccepted({ request }: { request: KppOnlineRequest }) {
  return (
    <Card css={part}>
      <RequestFacts request={request} />
      <Notice tone="good" title="Заявление подписано и передано фонду">
        <p>Когда договор будет заключён, в личном кабинете появятся счёт и программа. Делать больше ничего не нужно.</p>
      </Notice>
      <p>
        Вопросы о заявлении — по телефону <HotlineLink />.
      </p>
    </Card>
  )
}
