import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { longDate } from '#domain/dates.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { deadline, errorText, reason, refusalText, type Stage } from '#machines/withdrawal/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { row, stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { useStatementId } from '../statements/use-statement-id.ts'
import { unnamedReason } from '../statements/unnamed-reason.ts'

const card = css`${stack(16)} max-width: 48rem; h2 { font-size: var(--type-18); } ul { margin: 0; padding-left: 1.25rem; } li + li { margin-top: 8px; }`
const actions = row(16)

type BeforeSigningProps = { now: Extract<Stage, 'notAllowed' | 'failed' | 'offered' | 'unanswered' | 'paperless'> }

const silences = {
  failed: { title: 'Не удалось узнать, можно ли отозвать заявление', meanwhile: '' },
  unanswered: {
    title: 'Фонд не ответил, принят ли отзыв',
    meanwhile: 'Начинать заново не нужно: повторим сами, когда фонд ответит. Без вашей подписи заявление не отозвано.',
  },
  paperless: {
    title: 'Не удалось подготовить документ на подпись',
    meanwhile: 'Без вашей подписи заявление не отозвано.',
  },
}

/** Whether it may be taken back, what follows from it, and what stands in the way. */
export function BeforeSigning({ now }: BeforeSigningProps) {
  const withdrawal = useActor('withdrawal')
  const fault = useView('withdrawal', errorText)
  const why = useView('withdrawal', reason)
  switch (now) {
    case 'offered':
      return <Offer />
    case 'notAllowed':
      return (
        <Notice tone="warn" role="status" title="Отозвать заявление нельзя">
          <p>{why ?? unnamedReason}</p>
          <p>
            Вопросы: <HotlineLink />.
          </p>
          <BackToStatement />
        </Notice>
      )
    default:
      return (
        <FailedState title={silences[now].title} onRetry={() => withdrawal.send({ type: 'retry.requested' })}>
          {fault} {silences[now].meanwhile}
        </FailedState>
      )
  }
}

function Offer() {
  const withdrawal = useActor('withdrawal')
  const until = longDate(useView('withdrawal', deadline))
  const refusal = useView('withdrawal', refusalText)
  const blocked = useOperatorReason('отозвать заявление нельзя')
  return (
    <Card as="section" css={card} aria-labelledby="consequences">
      <h2 id="consequences">Что будет, если отозвать</h2>
      {refusal && (
        <Notice tone="bad" role="alert" title="Отозвать не получилось">
          <p>{refusal}</p>
        </Notice>
      )}
      <ul>
        <li>Фонд перестанет рассматривать заявление и ничего не выплатит по нему.</li>
        <li>Деньги останутся на пенсионном счёте, договор продолжит действовать.</li>
        <li>Вернуть отозванное заявление нельзя. Новое можно подать, и срок начнётся заново.</li>
      </ul>
      {until && <p>Отозвать можно до {until}.</p>}
      <p>Отзыв действует, когда вы прочитаете документ и подпишете его кодом из СМС.</p>
      <div css={actions} data-print="no">
        <Button
          blocked={blocked}
          onClick={() => blocked === undefined && withdrawal.send({ type: 'withdrawal.requested' })}
        >
          Отозвать заявление
        </Button>
        <BackToStatement />
      </div>
    </Card>
  )
}

function BackToStatement() {
  return <TextLink href={statementHrefs.filedRedemption(useStatementId())}>Вернуться к заявлению</TextLink>
}
