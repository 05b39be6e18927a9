import { css } from '@emotion/react'
import { papers, stage, type Stage } from '#machines/withdrawal/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { MissingStatement } from '../statements/missing-statement.tsx'
import { StageArrival } from '../statements/stage-arrival.tsx'
import { BeforeSigning } from './before-signing.tsx'
import { Withdrawn } from './withdrawn.tsx'

const preparing = 'Готовим отзыв на подпись'

/** Of the signature nothing is needed before the client has asked for it. */
const SigningStep = lazyWithFallback(async () => (await import('../statements/signing-step.tsx')).SigningStep, {
  fallback: <Waiting label={preparing} />,
})

const page = css`${stack(16)}`
const outline = css`&& { height: 14rem; max-width: 48rem; }`

/** What the browser's tab is called. */
export const tabTitle = 'Отзыв заявления'

const signingTexts = {
  back: 'Вернуться назад',
  asking: 'Узнаём, отозвано ли заявление',
  unknown: 'Не удалось узнать, отозвано ли заявление',
  meanwhile: 'Отзывать его ещё раз не нужно: спросим сами, когда фонд ответит.',
}

/** The withdrawal of a redemption that has been filed (4.7-03). */
export function Page() {
  return (
    <Alive actor="withdrawal" otherwise={<Waiting label="Узнаём, можно ли отозвать заявление" />}>
      <Withdrawal />
    </Alive>
  )
}

function Withdrawal() {
  const now = useView('withdrawal', stage)
  return (
    <StageArrival stage={now} opening="checking">
      <At now={now} />
    </StageArrival>
  )
}

function At({ now }: { now: Stage }) {
  const documents = useView('withdrawal', papers)
  switch (now) {
    case 'missing':
      return <MissingStatement />
    case 'checking':
      return <Waiting label="Узнаём, можно ли отозвать заявление" />
    case 'creating':
    case 'findingPapers':
      return <Waiting label={preparing} />
    case 'signing':
      return <SigningStep title={tabTitle} documents={documents} texts={signingTexts} />
    case 'withdrawn':
      return <Withdrawn />
    default:
      return (
        <div css={page}>
          <PageHeading>{tabTitle}</PageHeading>
          <BeforeSigning now={now} />
        </div>
      )
  }
}

function Waiting({ label }: { label: string }) {
  return (
    <div css={[steady, page]}>
      <PageHeading>{tabTitle}</PageHeading>
      <Loading label={label}>
        <Skeleton shape="card" css={outline} />
      </Loading>
    </div>
  )
}
