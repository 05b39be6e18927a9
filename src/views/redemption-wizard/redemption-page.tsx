import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import { formatPercent } from '#domain/money.ts'
import { reason, status, errorText } from '#machines/redemption-wizard/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { document, info, percent, shield } from '#ui/icons.ts'
import { columns, stack, steady } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

const page = css`${stack(24)}`
const lead = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-18);`
const outline = css`&& { height: 6.5rem; }`

/** What the browser's tab is called. */
export const tabTitle = 'Заявление на выкуп'

/** The redemption statement: its guide, and whether it may be filed (2.8-01, 4.7-04). */
export function Page() {
  return (
    <div css={[steady, page]}>
      <PageHeading>Заявление на выкуп</PageHeading>
      <p css={lead}>
        Выкупная сумма — деньги с пенсионного счёта, которые можно забрать до назначения пенсии, если это разрешает
        договор.
      </p>
      <Alive actor="redemptionWizard" otherwise={<Checking />}>
        <Permission />
      </Alive>
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
    case 'checking':
      return <Checking />
    case 'failed':
      return (
        <FailedState
          title="Не удалось проверить, можно ли подать заявление"
          onRetry={() => wizard.send({ type: 'retry.requested' })}
        >
          {fault}
        </FailedState>
      )
    case 'ready':
      return (
        <Notice tone="good" role="status" title="Подать заявление можно">
          <p>
            Заполнение на портале готовится. Как подать заявление сейчас, подскажем по телефону: <HotlineLink />.
          </p>
        </Notice>
      )
    case 'draft':
      return (
        <Notice role="status" title="Черновик сохранён">
          <p>
            Вы начали заполнять заявление, оно хранится в фонде. Продолжение на портале готовится. Закончить сейчас
            поможем по телефону: <HotlineLink />.
          </p>
        </Notice>
      )
    case 'blocked':
      return (
        <Notice tone="warn" role="status" title="Подать заявление сейчас нельзя">
          <p>{why ?? 'Фонд не назвал причину.'}</p>
          <p>
            Вопросы: <HotlineLink />.
          </p>
        </Notice>
      )
  }
}

function Checking() {
  return (
    <Loading label="Проверяем, можно ли подать заявление">
      <Skeleton shape="card" css={outline} />
    </Loading>
  )
}

const cards = css`
  ${columns(360, 16)}
  h2 { display: flex; gap: 12px; align-items: center; margin-bottom: 12px; font-size: var(--type-18); }
  h2 > svg { color: var(--link); }
  ul { margin: 0; padding-left: 1.25rem; }
  li + li, p + p { margin-top: 8px; }
`
const tax = formatPercent((1 - limits.taxFreeShare) * 100)

/** The guide: what the sum is, what is withheld, what is needed, how it goes. */
function Guide() {
  return (
    <div css={cards}>
      <Card as="section" aria-labelledby="what">
        <h2 id="what">
          <Icon path={info} />
          Что важно знать
        </h2>
        <ul>
          <li>Если забрать всю сумму, договор прекращается, и пенсии по нему не будет.</li>
          <li>Сколько выплатят из взносов и дохода, зависит от договора и срока участия.</li>
          <li>Если пожизненная пенсия уже назначена, выкупная сумма не выплачивается.</li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="tax">
        <h2 id="tax">
          <Icon path={percent} />
          Сколько удержат
        </h2>
        <ul>
          <li>Ваш собственный договор: налог берётся с того, что больше ваших взносов.</li>
          <li>Договор работодателя: налог берётся со всей суммы, ориентировочно {tax}.</li>
          <li>
            Если вы получали налоговый вычет за взносы, удержать могут больше. Справка из налоговой покажет точно.
          </li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="papers">
        <h2 id="papers">
          <Icon path={document} />
          Что понадобится
        </h2>
        <ul>
          <li>Паспорт, СНИЛС и ИНН.</li>
          <li>Реквизиты счёта, открытого на ваше имя.</li>
          <li>Справка из налоговой о вычетах за взносы, если она есть.</li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="road">
        <h2 id="road">
          <Icon path={shield} />
          Как это проходит
        </h2>
        <ul>
          <li>Вы проверяете заявление целиком и подписываете его кодом из СМС.</li>
          <li>Фонд рассматривает заявление и сам удерживает налог.</li>
          <li>Срок выплаты назван в договоре и пенсионных правилах.</li>
        </ul>
      </Card>
    </div>
  )
}
