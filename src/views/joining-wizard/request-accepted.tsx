import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import * as hrefs from '#domain/hrefs.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { isJoiningSigned } from '#domain/joining-steps.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { RequestFacts } from './request-facts.tsx'

const part = css`${stack(16)}`

type RequestAcceptedProps = { request: KppOnlineRequest; children?: ReactNode }

/** Which request has been accepted, and what comes next. */
export function RequestAccepted({ request, children }: RequestAcceptedProps) {
  return (
    <Card css={part}>
      <RequestFacts request={request} />
      {isJoiningSigned(request) ? (
        <Notice tone="good" title="Заявление подписано и передано фонду">
          <p>
            Когда договор будет заключён, здесь откроется личный кабинет: счёт, программа и документы, которые вы
            подписали.
          </p>
        </Notice>
      ) : (
        <Notice tone="warn" title="Осталось подписать заявление">
          <p>
            Файлы приняты. <TextLink href={hrefs.joiningRequest(request)}>Подпишите заявление</TextLink>, и фонд
            заключит договор.
          </p>
        </Notice>
      )}
      {children}
      <p>
        Вопросы о заявлении — по телефону <HotlineLink />.
      </p>
    </Card>
  )
}
