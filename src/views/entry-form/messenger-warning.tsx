import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

/** The fund never writes in messengers (1-09). */
export function MessengerWarning() {
  return (
    <Notice tone="warn" title="Мы не общаемся в мессенджерах">
      <p>
        Если вам там написали, это мошенники. Позвоните нам: <HotlineLink />.
      </p>
    </Notice>
  )
}
