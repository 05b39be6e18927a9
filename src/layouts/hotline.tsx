import { css } from '@emotion/react'
import { telHref } from '#domain/tel-href.ts'
import { env } from '#env.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { phone } from '#ui/icons.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const hotline = css`
  display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; border-radius: var(--control-radius);
  color: var(--ink); font-weight: 600; text-decoration: none; font-variant-numeric: tabular-nums;
  > svg { color: var(--lantern); }
  &:hover { color: var(--link); }
`

type HotlineProps = { className?: string | undefined }

/** The fund's telephone as a link that calls it (1-02, 1-05). */
export function Hotline({ className }: HotlineProps) {
  return (
    <Anchor css={hotline} className={className} href={telHref(env.hotline)}>
      <Icon path={phone} />
      <span>
        <VisuallyHidden>Горячая линия: </VisuallyHidden>
        {env.hotline}
      </span>
    </Anchor>
  )
}
