import { telHref } from '#domain/phone.ts'
import { env } from '#env.ts'
import { TextLink } from '#ui/text-link.tsx'

/** The hotline's number among words. */
export const HotlineLink = () => <TextLink href={telHref(env.hotline)}>{env.hotline.replaceAll(' ', '\u00A0')}</TextLink>
