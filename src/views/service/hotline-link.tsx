import { css } from '@emotion/react'
import { telHref } from '#domain/tel-href.ts'
import { env } from '#env.ts'
import { TextLink } from '#ui/text-link.tsx'

const whole = css`display: inline-block; font-variant-numeric: tabular-nums;`

/** The hotline among words. */
export function HotlineLink() {
  return (
    <TextLink css={whole} href={telHref(env.hotline)}>
      {env.hotline}
    </TextLink>
  )
}
