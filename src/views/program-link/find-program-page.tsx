import { css } from '@emotion/react'
import { describeAlways } from '#domain/fault-texts.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { areProgrammesRetried, programmes, programmesFault } from '#machines/client/selectors.ts'
import { isLinked } from '#machines/program-link/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { LinkForm } from './link-form.tsx'

const page = css`${stack(24)}`
const narrow = css`max-width: 44rem;`
/* Beside the form where there is room for a column of its own, else below it. */
const beside = css`display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; > :first-of-type { flex: 1 1 30rem; max-width: 44rem; }`
const aside = css`flex: 1 1 16rem; max-width: 44rem; ${stack(12)} ol { ${stack(8)} padding-left: 1.25rem; }`
const asideTitle = css`font-size: var(--type-18);`
const quietFocus = css`&:focus { outline: none; }`
const lead = css`color: var(--ink-soft); font-size: var(--type-18);`

/** What the browser's tab is called. */
export const tabTitle = 'Добавить программу'

/** Adds a programme for a client who has none yet (2.2-05). */
export function Page() {
  return (
    <div css={page}>
      <PageHeading>Добавить программу</PageHeading>
      <Alive actor="client">
        <Alive actor="programLink">
          <Finder />
        </Alive>
      </Alive>
    </div>
  )
}

function Finder() {
  return useView('programLink', isLinked) ? (
    <Linked />
  ) : (
    <>
      <p css={[narrow, lead]}>
        У вас пока нет пенсионных программ в личном кабинете. Если вы или ваш работодатель уже заключили договор с
        фондом, найдём его по вашим данным.
      </p>
      <div css={beside}>
        <LinkForm />
        <NextSteps />
      </div>
    </>
  )
}

/** What comes of the search. */
function NextSteps() {
  return (
    <Card quiet css={aside}>
      <h2 css={asideTitle}>Что будет дальше</h2>
      <ol>
        <li>Сверим данные с&nbsp;договорами фонда.</li>
        <li>Найдём договор&nbsp;— программа сразу появится в&nbsp;кабинете.</li>
        <li>Не&nbsp;найдём&nbsp;— скажем, что проверить. Искать можно ещё раз.</li>
      </ol>
      <p>
        Договора ещё нет? Вступить можно в{'\u00A0'}
        <TextLink href={hrefs.holdings}>программу вашего работодателя</TextLink>, а&nbsp;о&nbsp;личном плане
        рассказывает страница <TextLink href={hrefs.forMe}>«Для&nbsp;себя»</TextLink>.
      </p>
      <p>
        Проще спросить? Позвоните: <HotlineLink />.
      </p>
    </Card>
  )
}

/** The programme is found; the list of programmes is being read anew, and then navigation leads to the account. */
function Linked() {
  const ref = useSuccessFocus<HTMLDivElement>()
  return (
    <div css={[narrow, quietFocus]} ref={ref} tabIndex={-1}>
      <LinkedStatus />
    </div>
  )
}

function LinkedStatus() {
  const client = useActor('client')
  const status = useView('client', programmes)
  const fault = useView('client', programmesFault)
  const isRetrying = useView('client', areProgrammesRetried)
  if (status === 'failed') {
    return (
      <FailedState
        title="Программа добавлена, но список не загрузился"
        busy={isRetrying}
        onRetry={() => client.send({ type: 'retry.requested' })}
      >
        {fault && describeAlways(fault)}
      </FailedState>
    )
  }
  if (status === 'none') {
    return (
      <EmptyState
        icon={success}
        title="Программа добавлена"
        action={
          <Button kind="secondary" onClick={() => client.send({ type: 'programmes.changed' })}>
            Проверить
          </Button>
        }
      >
        В списке её пока нет: данные обновляются. Загляните ещё раз через несколько минут.
      </EmptyState>
    )
  }
  return (
    <div role="status">
      <EmptyState icon={success} title="Программа добавлена" action={<Spinner />}>
        Открываем личный кабинет…
      </EmptyState>
    </div>
  )
}
