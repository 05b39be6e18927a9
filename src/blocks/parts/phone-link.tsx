import { showPhone } from '#domain/phone-format.ts'
import { toPhone } from '#domain/phone.ts'
import { telHref } from '#domain/tel-href.ts'
import { figures } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'

/** A number to call. What is no whole Russian number, one with an extension for instance, is shown as it was written. */
export function PhoneLink({ phone }: { phone: string }) {
  const whole = /^\+?[\d\s()‑–-]+$/.test(phone) ? toPhone(phone) : null
  if (whole === null) return <>{phone}</>
  return (
    <span css={figures}>
      <TextLink href={telHref(whole)}>{/^\d+$/.test(phone) ? showPhone(whole) : phone}</TextLink>
    </span>
  )
}
