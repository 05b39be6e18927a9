import { css } from '@emotion/react'
import { useId } from 'react'
import { longDate } from '#domain/dates.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { FilesCheck } from './files-check.tsx'
import { stepLabel } from './progress.ts'
import { RequestFacts } from './request-facts.tsx'
import { SavedData } from './saved-data.tsx'

const column = stack(24)
const part = stack(16)
const soft = css`color: var(--ink-soft);`

/** A request on its way: what it is, what is kept of it, and how it can be gone on with. */
export function JoiningDraft({ request }: { request: KppOnlineRequest }) {
  const savedId = useId()
  const until = longDate(request.expireDate)
  return (
    <div css={column}>
      <div css={part}>
        <PageHeading>Заявление на вступление</PageHeading>
        <RequestFacts request={request} />
      </div>
      {request.filesCheck ? <FilesCheck check={request.filesCheck} /> : (
        <Notice title={`Вы остановились на шаге «${stepLabel(request.currentStep)}»`}>
          <p>
            Продолжить заполнение на портале пока нельзя: эта часть ещё готовится. Данные сохранены{until && ` до ${until}`}. Чтобы закончить
            заявление сейчас, позвоните: <HotlineLink />.
          </p>
        </Notice>
      )}
      <Card as="section" aria-labelledby={savedId} css={part}>
        <h2 id={savedId}>Что сохранено</h2>
        <SavedData request={request} />
        <p css={soft}>Заметили ошибку? Скажите о ней по телефону горячей линии — исправим до подписания.</p>
      </Card>
    </div>
  )
}
