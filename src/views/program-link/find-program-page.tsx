import { css } from '@emotion/react'
import { programmes, programmesErrorText } from '#machines/client/selectors.ts'
import { isLinked } from '#machines/program-link/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { success } from '#ui/icons.ts'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { LinkForm } from './link-form.tsx'

const page = css`${stack(24)} max-width: 44rem;`
const lead = css`color: var(--ink-soft); font-size: var(--type-18);`

/** Adds a programme for a client who has none yet (2.2-05). */
export function Page() {
  return (
    <div css={page}>
      <PageHeading>Добавить программу</PageHeading>
      <Alive actor="client"><Alive actor="programLink"><Finder /></Alive></Alive>
    </div>
  )
}

function Finder() {
  return useView('programLink', isLinked) ? <Linked /> : (
    <>
      <p css={lead}>
        У вас пока нет пенсионных программ в личном кабинете. Если вы или ваш работодатель уже заключили договор с фондом, найдём его по вашим данным.
      </p>
      <LinkForm />
    </>
  )
}

/** The programme is found; the list of programmes is being read anew, and then navigation leads to the account. */
function Linked() {
  const client = useActor('client')
  const status = useView('client', programmes)
  const errorText = useView('client', programmesErrorText)
  if (status === 'failed') {
    return <FailedState title="Программа добавлена, но список не загрузился" onRetry={() => client.send({ type: 'retry.requested' })}>{errorText}</FailedState>
  }
  if (status === 'none') {
    return (
      <EmptyState
        icon={success}
        title="Программа добавлена"
        action={<Button kind="secondary" onClick={() => client.send({ type: 'programmes.changed' })}>Проверить</Button>}
      >
        В списке её пока нет: данные обновляются. Загляните ещё раз через несколько минут.
      </EmptyState>
    )
  }
  return <div role="status"><EmptyState icon={success} title="Программа добавлена" action={<Spinner />}>Открываем личный кабинет…</EmptyState></div>
}
