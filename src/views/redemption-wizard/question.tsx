import { css } from '@emotion/react'
import { useState } from 'react'
import type { AskedField } from '#domain/inquiry.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Asked by a press, and by few. */
const Form = lazyWithFallback(async () => (await import('#blocks/inquiry/inquiry-form.tsx')).InquiryForm, {
  fallback: (
    <Loading label="Форма загружается">
      <Skeleton count={3} />
    </Loading>
  ),
  isRare: true,
})

const place = css`min-width: min(100%, 28rem);`
const title = 'Вопрос о заявлении'
/** The fund knows who asks, and answers by mail or calls. */
const asked: readonly AskedField[] = [
  { name: 'message', required: true },
  { name: 'email', required: false },
]

type QuestionProps = {
  /** Null before it was saved. */
  statementId: string | null
  /** Where the client is. */
  step: string
}

/** A question to the fund, from any step of the statement (2.8, G12). */
export function Question({ statementId, step }: QuestionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-print="no">
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Задать вопрос фонду
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div css={place}>
            <Form
              formKey="redemption-question"
              kind="redemption"
              asked={asked}
              topic={title}
              topics={[]}
              statement={{ statementId, step }}
              consentHref={null}
              successText="Ответим в рабочие дни на почту, а если её нет, позвоним. Введённое в заявлении никуда не делось."
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}
