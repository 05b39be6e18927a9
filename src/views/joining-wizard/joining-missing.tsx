import { useActor } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { logout } from '#ui/icons.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { PageCard } from '../service/page-card.tsx'

/** There is no joining statement to go on with: says so, and whom to ask (4.3-02). */
export function JoiningMissing() {
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
      <Button kind="secondary" icon={<Icon path={logout} />} onClick={() => session.send({ type: 'session.closed' })}>
        Выйти
      </Button>
    </PageCard>
  )
}
