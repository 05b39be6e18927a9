import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import * as hrefs from '#domain/hrefs.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { parts, type PartName } from './parts.ts'
import { RequestFacts, SavedData } from './saved-data.tsx'

const column = stack(24)
const part = css(stack(16), css`scroll-margin-top: 24px;`)
const links = stack(12)

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { id, title } = parts[name]
  return (
    <Card as="section" css={part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Card>
  )
}

/** Step 4: the statement is accepted; the side menu leads to its parts (2.3-04). */
export function JoiningAccepted({ request }: { request: KppOnlineRequest }) {
  return (
    <div css={column}>
      <PageHeading>Заявление принято</PageHeading>
      <Part name="main">
        <RequestFacts request={request} />
        <Notice tone="good" title="Заявление подписано и передано фонду">
          <p>
            Когда договор будет заключён, в личном кабинете появятся счёт и программа. Делать больше ничего не нужно.
          </p>
        </Notice>
        <p>
          Вопросы о заявлении — по телефону <HotlineLink />.
        </p>
      </Part>
      <Part name="documents">
        <ul css={links} role="list">
          <li>
            <TextLink href={hrefs.agreement} newTab>
              Пользовательское соглашение
            </TextLink>
          </li>
          <li>
            <TextLink href={hrefs.disclosure}>Правила и лицензия фонда</TextLink>
          </li>
          <li>
            <TextLink href={hrefs.support}>Вопросы и ответы</TextLink>
          </li>
        </ul>
      </Part>
      <Part name="profile">
        <SavedData request={request} />
      </Part>
    </div>
  )
}
