import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { messages } from '#domain/faults.ts'
import type { Product } from '#domain/programme.ts'
import {
  areBlockingsAwaited,
  areProgrammesRetried,
  blockings,
  isAboutPassport,
  isPersonFailed,
  me,
  personFault,
  products,
  programmes,
  programmesFault,
} from '#machines/client/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { useMimic } from '#system/react/use-visitor-kind.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { columns, stack, unseenForNow } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useFold } from '#ui/use-fold.tsx'
import { accountTotal, useBalances } from './account-total.ts'
import { HotlineLink } from '../service/hotline-link.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import { Total, TotalOutline } from './total.tsx'

const page = css`${stack(24)}`
/* Below the sums, which are what the page is opened for. */
const Latest = lazyWithFallback(() => import('./latest.tsx').then((part) => part.Latest), {
  afterPage: true,
})

/* Decoration, and of this page alone: it is neither over a form nor over what went wrong. */
const Autumn = lazyWithFallback(() => import('./autumn.tsx').then((part) => part.Autumn), { afterPage: true })

/** What the browser's tab is called. */
export const tabTitle = 'Личный кабинет'

/** The account's main page: the total, the programmes, the last operations (2.2-01). Where a notice may come above them, they are not seen before that is known. */
export function Page() {
  return (
    <Alive actor="client">
      <Main />
    </Alive>
  )
}

function Main() {
  const name = useView('client', me)?.firstName
  const isOperator = useMimic()
  return (
    <div css={page}>
      <PageHeading>{name ? `Здравствуйте, ${name}` : 'Личный кабинет'}</PageHeading>
      <Notices />
      <div css={useView('client', areBlockingsAwaited) && unseenForNow}>
        <Programmes />
      </div>
      {!isOperator && <Autumn />}
    </div>
  )
}

function Notices() {
  const client = useActor('client')
  const blocked = useView('client', blockings)
  const isUnknown = useView('client', isPersonFailed)
  const fault = useView('client', personFault)
  return (
    <>
      {blocked.some(isAboutPassport) && (
        <Notice tone="bad" title="Проверьте паспорт">
          <p>{messages.passportInFms}</p>
          <p>
            Подскажем, как это сделать: <HotlineLink />, звонок бесплатный.
          </p>
        </Notice>
      )}
      {blocked.map(
        (one) =>
          !isAboutPassport(one) && (
            <Notice key={one.code} tone="bad" title={one.description ?? 'Операции ограничены'}>
              <p>
                Почему и что делать, подскажем по телефону: <HotlineLink />.
              </p>
            </Notice>
          ),
      )}
      {isUnknown && (
        <Notice tone="warn" title="Ваши данные не загрузились">
          <p>Программы и суммы на месте, не пришли только имя и контакты.</p>
          {fault && (
            <p>
              <FaultText fault={fault} />
            </p>
          )}
          <Button kind="secondary" onClick={() => client.send({ type: 'retry.requested' })}>
            Загрузить ещё раз
          </Button>
        </Notice>
      )}
    </>
  )
}

function Programmes() {
  const fold = useFold()
  const client = useActor('client')
  const status = useView('client', programmes)
  const fault = useView('client', programmesFault)
  const isRetrying = useView('client', areProgrammesRetried)
  const list = useView('client', products)
  switch (status) {
    case 'known':
      return <Holdings products={list} fold={fold} />
    case 'failed':
      return (
        <FailedState
          title="Программы не загрузились"
          busy={isRetrying}
          onRetry={() => client.send({ type: 'retry.requested' })}
        >
          {fault && <FaultText fault={fault} />}
        </FailedState>
      )
    default:
      return <HoldingsOutline />
  }
}

const list = css`${stack(48)}`
const part = css`${stack(16)} > button { justify-self: start; }`
const cards = css`${columns(380, 16)}`
/** Of many programmes; what they hold together counts all of them. */
const shownAtFirst = 4

/** All that the programmes hold: together, one by one, and what has happened of late. */
function Holdings({ products, fold }: { products: readonly Product[]; fold: ReactNode }) {
  const balances = useBalances(products)
  const [isWhole, setWhole] = useState(false)
  return (
    <div css={list}>
      <Total total={accountTotal(balances)} />
      {fold || (
        <>
          <section css={part} aria-labelledby="programmes">
            <h2 id="programmes">Пенсионные программы</h2>
            <ul role="list" css={cards}>
              {(isWhole ? balances : balances.slice(0, shownAtFirst)).map((balance) => (
                <ProgrammeCard key={balance.product.id} balance={balance} />
              ))}
            </ul>
            {balances.length > shownAtFirst && (
              <Button kind="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Свернуть' : `Показать все программы: ${balances.length}`}
              </Button>
            )}
          </section>
          <Latest products={products} />
        </>
      )}
    </div>
  )
}

/** The same page while the list of programmes is on its way. */
const HoldingsOutline = () => (
  <Loading label="Программы загружаются">
    <div css={list}>
      <Card>
        <TotalOutline />
      </Card>
      <div css={part}>
        <Skeleton shape="figure" />
        <div css={cards}>
          <Skeleton shape="card" count={2} />
        </div>
      </div>
    </div>
  </Loading>
)
