import { css } from '@emotion/react'
import { useDeferredValue } from 'react'
import { longMoment } from '#domain/long-moment.ts'
import { messages } from '#domain/faults.ts'
import type { SupportResult } from '#domain/inquiry.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { useInquiriesRetry, useInquiry } from '#system/react/use-inquiry.ts'
import { Button } from '#ui/button.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { BlockHeading } from '../kit/heading.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import type { FormSettings } from './inquiry-block.tsx'
import { InquiryCard } from './inquiry-card.tsx'

/** The form itself, or the thanks for what has been sent by it. */
export function InquiryForm(settings: FormSettings) {
  const inquiry = useInquiry(settings.formKey)
  const retry = useInquiriesRetry()
  // Deferred: a form is a lot to draw, and the page goes on answering meanwhile.
  const isReady = useDeferredValue(inquiry !== null && inquiry.status !== 'loading', false)
  if (retry)
    return (
      <FailedState title="Форма не загрузилась" onRetry={retry}>
        {messages.offline}
      </FailedState>
    )
  if (!inquiry || !isReady) return <FormSkeleton />
  if (inquiry.receipt)
    return <Thanks receipt={inquiry.receipt} text={settings.successText} onRestart={inquiry.restart} />
  return <InquiryCard key={inquiry.formNumber} inquiry={inquiry} {...settings} />
}

const card = css`${stack(16)} > svg { width: 3rem; height: 3rem; color: var(--good); }`
const heading = css`&:focus { outline: none; }`
const text = css`font-size: var(--type-18); overflow-wrap: anywhere;`
const soft = css`color: var(--ink-soft);`

type ThanksProps = { receipt: SupportResult; text: string | undefined; onRestart: () => void }

/** The inquiry is accepted: its number, when, and what happens next. */
function Thanks({ receipt: { registrationNumber, createdDate }, text: said, onRestart }: ThanksProps) {
  const ref = useSuccessFocus<HTMLHeadingElement>()
  return (
    <div css={card}>
      <Icon path={success} />
      <BlockHeading css={heading} ref={ref} tabIndex={-1}>
        Обращение принято
      </BlockHeading>
      <p css={text}>{said ?? 'Мы ответим в рабочие дни по телефону или почте, которые вы указали.'}</p>
      <DefinitionList
        items={[
          { term: 'Номер обращения', value: <strong>{registrationNumber}</strong> },
          { term: 'Принято', value: `${longMoment(createdDate)} по московскому времени` },
        ]}
      />
      <p css={soft}>Сохраните номер: по нему мы найдём обращение, если вы позвоните на горячую линию.</p>
      <div data-print="no">
        <Button kind="secondary" onClick={onRestart}>
          Отправить ещё одно обращение
        </Button>
      </div>
    </div>
  )
}
