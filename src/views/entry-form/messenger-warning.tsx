import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

/** The fund never writes in messengers (1-09). The cookie banner knows it by its class and does not warn a second time. */
export function MessengerWarning() {
  return (
    <Notice className="fraud-warning" tone="warn" title="Мы не общаемся в мессенджерах">
      <p>
        Если вам там написали, это мошенники. Позвоните нам: <HotlineLink />.
      </p>
    </Notice>
  )
}
