import * as hrefs from '#domain/hrefs.ts'
import { me } from '#machines/client/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Says that letters of the fund may not arrive: no address is known, or nobody has confirmed it. */
export function EmailReminder() {
  const person = useView('client', me)
  if (!person || (person.email && person.emailConfirmed)) return null
  return person.email ? (
    <Notice tone="info" title="Почта не подтверждена">
      <p>
        Пока мы не знаем, что {person.email} — ваш адрес, и не пишем на него.{' '}
        <TextLink href={hrefs.profile}>Подтвердить в профиле</TextLink>
      </p>
    </Notice>
  ) : (
    <Notice tone="info" title="Почта не указана">
      <p>
        На неё приходят выписки и ответы на обращения. <TextLink href={hrefs.profile}>Указать в профиле</TextLink>
      </p>
    </Notice>
  )
}
