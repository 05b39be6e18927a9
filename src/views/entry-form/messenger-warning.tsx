import { telHref } from '#domain/phone.ts'
import { env } from '#env.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The fund never writes in messengers (1-09). */
export function MessengerWarning() {
  return (
    <Notice tone="warn" title="Мы не общаемся в мессенджерах">
      <p>
        Если вам написали или позвонили там от имени фонда, это мошенники. Проверить звонок или сообщение можно по горячей
        линии <TextLink href={telHref(env.hotline)}>{env.hotline}</TextLink>.
      </p>
    </Notice>
  )
}
