import { css } from '@emotion/react'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { errorText, stage } from '#machines/signing/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { CodeStep } from '../code-entry/code-step.tsx'
import { Papers } from './papers.tsx'

const page = css`${stack(16)}`
const card = css`${stack(16)} max-width: 48rem;`
const narrow = css`max-width: 28rem;`

type SigningStepProps = {
  /** Which statement it is. */
  title: string
  documents: readonly StatementDocument[]
}

/** The documents of the statement are read, and signed by a code (2.8). */
export function SigningStep({ title, documents }: SigningStepProps) {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Alive actor="signing">
        <Signing documents={documents} />
      </Alive>
    </div>
  )
}

function Signing({ documents }: Pick<SigningStepProps, 'documents'>) {
  const signing = useActor('signing')
  const now = useView('signing', stage)
  const fault = useView('signing', errorText)
  switch (now) {
    case 'previewing':
    case 'requesting':
      return (
        <Card as="section" css={card} aria-labelledby="papers-to-sign">
          <h2 id="papers-to-sign">Документы на подпись</h2>
          <Papers documents={documents} isRequesting={now === 'requesting'} />
          {now === 'previewing' && (
            <div data-print="no">
              <Button
                kind="quiet"
                icon={<Icon path={arrowLeft} />}
                onClick={() => signing.send({ type: 'signing.left' })}
              >
                Вернуться к проверке
              </Button>
            </div>
          )}
        </Card>
      )
    case 'code':
      return (
        <Card css={narrow}>
          <Alive actor="codeEntry">
            <CodeStep />
          </Alive>
        </Card>
      )
    case 'asking':
      return (
        <Loading label="Узнаём, подано ли заявление">
          <Skeleton count={2} />
        </Loading>
      )
    case 'unknown':
      return (
        <FailedState
          title="Не удалось узнать, подано ли заявление"
          onRetry={() => signing.send({ type: 'retry.requested' })}
        >
          {fault} Второй раз подавать его не нужно: спросим сами, когда фонд ответит.
        </FailedState>
      )
  }
}
