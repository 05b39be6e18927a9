import * as hrefs from '#domain/hrefs.ts'
import { audience } from '#machines/session/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { logout } from '#ui/icons.ts'
import { row } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { PageCard } from '../service/page-card.tsx'

const actions = row(16)

/** There is no joining statement to go on with: says so, and whom to ask (4.3-02). A client is told that they are one, and where to go. */
export function JoiningMissing() {
  return useView('session', audience) === 'client' ? <ClientAlready /> : <RequestMissing />
}

function ClientAlready() {
  return (
    <PageCard>
      <PageHeading>Вы уже клиент фонда</PageHeading>
      <p>
        Заявление на вступление подают те, у кого ещё нет договора. Ваши программы, взносы и документы — в личном
        кабинете.
      </p>
      <p>
        Хотите участвовать ещё в одной программе работодателя? Позвоните: <HotlineLink />.
      </p>
      <div css={actions}>
        <ButtonLink href={hrefs.account}>Открыть личный кабинет</ButtonLink>
        <TextLink href={hrefs.findProgram}>Найти свою программу</TextLink>
      </div>
    </PageCard>
  )
}

function RequestMissing() {
  const session = useActor('session')
  return (
    <PageCard>
      <PageHeading>Заявление на вступление не найдено</PageHeading>
      <p>
        Вход выполнен, но заявления на этот номер телефона у нас нет. Возможно, его подали с другого номера или срок
        заявления истёк.
      </p>
      <p>
        Позвоните нам, и мы его найдём: <HotlineLink />.
      </p>
      <Button
        kind="secondary"
        icon={<Icon path={logout} />}
        onClick={() => session.send({ type: 'signOut.requested' })}
      >
        Выйти
      </Button>
    </PageCard>
  )
}
