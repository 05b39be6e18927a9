import { css } from '@emotion/react'
import { useId } from 'react'
import { longDate, longMoment } from '#domain/dates.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { document } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
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
      {request.filesCheck ? (
        <FilesCheck check={request.filesCheck} />
      ) : (
        <Notice title={`Вы остановились на шаге «${stepLabel(request.currentStep)}»`}>
          <p>
            Продолжить заполнение на портале пока нельзя: эта часть ещё готовится. Данные сохранены
            {until && ` до ${until}`}. Чтобы закончить заявление сейчас, позвоните: <HotlineLink />.
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

type Check = NonNullable<KppOnlineRequest['filesCheck']>

const list = css`
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; padding: 12px 0; border-top: 1px solid var(--line); }
  > li > svg { color: var(--deep); }
  > li > p { grid-column: 2 / -1; color: var(--bad); }
`
const titles: Record<string, string> = {
  PassportMain: 'Паспорт, разворот с фотографией',
  PassportRegistration: 'Паспорт, страница с регистрацией',
  TaxCertificate: 'Справка из налоговой',
}
const verdicts: Record<string, { tone: BadgeProps['tone']; label: string }> = {
  Checking: { tone: 'info', label: 'Проверяется' },
  Accepted: { tone: 'good', label: 'Принят' },
  Rejected: { tone: 'bad', label: 'Не принят' },
}
const unknown = { tone: 'neutral' as const, label: 'Состояние уточняется' }

/** The files of the request with the verdict on each, and what follows from them. */
function FilesCheck({ check }: { check: Check }) {
  const id = useId()
  const isRefused = check.files.some(({ state }) => state === 'Rejected')
  const since = longMoment(check.startedDate)
  return (
    <Card as="section" aria-labelledby={id} css={part}>
      <h2 id={id}>Проверка файлов</h2>
      <p css={soft}>
        {since ? `Файлы у нас с ${since} по московскому времени.` : 'Файлы у нас.'} Анкета и документы сохранены.
      </p>
      <ul css={list} role="list">
        {check.files.map(({ fileId, fileType, state, reason }) => {
          const verdict = verdicts[state] ?? unknown
          return (
            <li key={fileId}>
              <Icon path={document} />
              <span>{titles[fileType] ?? 'Документ'}</span>
              <Badge tone={verdict.tone}>{verdict.label}</Badge>
              {reason && <p>{reason}</p>}
            </li>
          )
        })}
      </ul>
      {isRefused ? (
        <p>
          Файл, который не принят, нужно заменить. Сделать это на портале пока нельзя: эта часть ещё готовится.
          Позвоните, и мы подскажем, как передать новый: <HotlineLink />.
        </p>
      ) : (
        <p>Ничего делать не нужно. Если что-то не подойдёт, мы напишем об этом здесь.</p>
      )}
    </Card>
  )
}
