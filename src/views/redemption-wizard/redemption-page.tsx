import { css } from '@emotion/react'
import { reason, status, errorText } from '#machines/redemption-wizard/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HotlineLink } from '#views/account/hotline-link.tsx'
import { Guide } from './guide.tsx'

const page = css`${stack(24)}`
const lead = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-18);`
const outline = css`&& { height: 6.5rem; }`

/** The redemption statement: its guide, and whether it may be filed (2.8-01, 4.7-04). */
export function Page() {
  return (
    <div css={page}>
      <PageHeading>Заявление на выкуп</PageHeading>
      <p css={lead}>Выкупная сумма — деньги с пенсионного счёта, которые можно забрать до назначения пенсии, если это разрешает договор.</p>
      <Alive actor="redemptionWizard" otherwise={<Checking />}><Permission /></Alive>
      <Guide />
    </div>
  )
}

function Permission() {
  const wizard = useActor('redemptionWizard')
  const now = useView('redemptionWizard', status)
  const why = useView('redemptionWizard', reason)
  const fault = useView('redemptionWizard', errorText)
  switch (now) {
    case 'checking': return <Checking />
    case 'failed': return (
      <FailedState title="Не удалось проверить, можно ли подать заявление" onRetry={() => wizard.send({ type: 'retry.requested' })}>{fault}</FailedState>
    )
    case 'ready': return (
      <Notice tone="good" role="status" title="Подать заявление можно">
        <p>Заполнение на портале готовится. Как подать заявление сейчас, подскажем по телефону: <HotlineLink />.</p>
      </Notice>
    )
    case 'draft': return (
      <Notice role="status" title="Черновик сохранён">
        <p>Вы начали заполнять заявление, оно хранится в фонде. Продолжение на портале готовится. Закончить сейчас поможем по телефону: <HotlineLink />.</p>
      </Notice>
    )
    case 'blocked': return (
      <Notice tone="warn" role="status" title="Подать заявление сейчас нельзя">
        <p>{why ?? 'Фонд не назвал причину.'}</p>
        <p>Вопросы: <HotlineLink />.</p>
      </Notice>
    )
  }
}

function Checking() {
  return <Loading label="Проверяем, можно ли подать заявление"><Skeleton shape="card" css={outline} /></Loading>
}
