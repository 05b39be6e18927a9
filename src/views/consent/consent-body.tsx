import { css } from '@emotion/react'
import { step, text, errorText } from '#machines/consent/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { CodeStep } from '../code-entry/code-step.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { ConsentDocument, ConsentSkeleton } from './consent-document.tsx'
import { SigningForm } from './signing-form.tsx'

const narrow = css`width: 100%; max-width: 26rem; margin-inline: auto; padding-top: 24px; border-top: 1px solid var(--line);`
const lead = css`color: var(--ink-soft);`
const leaving = css`justify-self: center; min-height: 2.75rem;`

/** The document and, under it, what is to be done about it now. */
export function ConsentBody() {
  const consent = useActor('consent')
  const session = useActor('session')
  const stage = useView('consent', step)
  const html = useView('consent', text)
  const why = useView('consent', errorText)

  if (stage === 'signed') {
    return (
      <>
        <Notice tone="good" title="Согласие подписано" role="status" />
        <InProgress>Открываем кабинет…</InProgress>
      </>
    )
  }
  return (
    <>
      <p css={lead}>
        Без этого согласия фонд не может показать счета и принять заявления. Прочитайте документ и подпишите его кодом
        из СМС.
      </p>
      {stage === 'loading' && <ConsentSkeleton />}
      {stage === 'unread' && (
        <FailedState title="Не удалось загрузить документ" onRetry={() => consent.send({ type: 'retry.requested' })}>
          {why}
        </FailedState>
      )}
      {html !== null && stage !== 'loading' && stage !== 'unread' && <ConsentDocument html={html} />}
      {stage === 'reading' && <SigningForm />}
      {stage === 'code' && (
        <div css={narrow} data-print="no">
          <Alive actor="codeEntry">
            <CodeStep />
          </Alive>
        </div>
      )}
      <Button css={leaving} kind="link" data-print="no" onClick={() => session.send({ type: 'signOut.requested' })}>
        Выйти, не подписывая
      </Button>
    </>
  )
}
