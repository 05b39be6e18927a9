import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { longDate } from '#domain/dates.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { errorText, stage } from '#machines/signing/selectors.ts'
import { Alive, useActor, useMaybeActor, useView } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
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
import { useStageFocus } from './stage-arrival.tsx'
import { useStepHistory } from '#system/react/use-step-history.ts'

const page = css`${stack(16)}`
const card = css`${stack(16)} max-width: 48rem; h2:focus { outline: none; }`
const narrow = css`max-width: 28rem;`
const quietFocus = css`&:focus { outline: none; }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** What is said where only the services know whether it was filed. */
export type SigningTexts = {
  /** Where the way back leads. */
  back: string
  /** They are being asked. */
  asking: string
  /** They do not answer, and what follows from it. */
  unknown: string
  meanwhile: string
}

const ofFiling: SigningTexts = {
  back: 'Вернуться к проверке',
  asking: 'Узнаём, подано ли заявление',
  unknown: 'Не удалось узнать, подано ли заявление',
  meanwhile: 'Второй раз подавать его не нужно: спросим сами, когда фонд ответит.',
}

type SigningStepProps = {
  /** What is signed. */
  title: string
  documents: readonly StatementDocument[]
  /** What is said otherwise than of a filing. */
  texts?: Partial<SigningTexts>
}

/** The documents of a statement are read, and signed by a code (2.8). */
export function SigningStep({ title, ...signing }: SigningStepProps) {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Alive actor="signing">
        <Signing {...signing} />
      </Alive>
    </div>
  )
}

/** What the code signs, and on what day. */
function Signed({ documents }: Pick<SigningStepProps, 'documents'>) {
  return (
    <p css={soft}>
      Подписываете {longDate(useToday())}: {documents.map(({ title }) => title).join('; ')}.
    </p>
  )
}

function Signing({ documents, texts: own }: Omit<SigningStepProps, 'title'>) {
  const texts = { ...ofFiling, ...own }
  const signing = useActor('signing')
  const now = useView('signing', stage)
  const fault = useView('signing', errorText)
  const code = useMaybeActor('codeEntry')
  useStepHistory(now === 'code' ? 'code' : 'signing', (to) => {
    if (now === 'code' && to === 'signing') code?.send({ type: 'code.abandoned' })
    else if (now === 'previewing' && to !== 'code') signing.send({ type: 'signing.left' })
  })
  switch (now) {
    case 'previewing':
    case 'requesting':
      return (
        <Card as="section" css={card} aria-labelledby="papers-to-sign">
          <PapersHeading />
          <Papers documents={documents} isRequesting={now === 'requesting'} />
          {now === 'previewing' && (
            <div data-print="no">
              <Button
                kind="quiet"
                icon={<Icon path={arrowLeft} />}
                onClick={() => signing.send({ type: 'signing.left' })}
              >
                {texts.back}
              </Button>
            </div>
          )}
        </Card>
      )
    case 'code':
      return (
        <Card css={narrow}>
          <Alive actor="codeEntry">
            <CodeStep>
              <Signed documents={documents} />
            </CodeStep>
          </Alive>
        </Card>
      )
    case 'asking':
      return (
        <Doubt key="asking">
          <Loading label={texts.asking}>
            <Skeleton count={2} />
          </Loading>
        </Doubt>
      )
    case 'unknown':
      return (
        <Doubt key="unknown">
          <FailedState
            title={texts.unknown}
            advice={texts.meanwhile}
            onRetry={() => signing.send({ type: 'retry.requested' })}
          >
            {fault}
          </FailedState>
        </Doubt>
      )
  }
}

function PapersHeading() {
  return (
    <h2 id="papers-to-sign" ref={useStageFocus()} tabIndex={-1}>
      Документы на подпись
    </h2>
  )
}

/** Whether it was filed is not known yet; it takes the focus from the code. */
function Doubt({ children }: { children: ReactNode }) {
  return (
    <div css={quietFocus} ref={useSuccessFocus<HTMLDivElement>()} tabIndex={-1}>
      {children}
    </div>
  )
}
