import { css } from '@emotion/react'
import { env } from '#env.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useView } from '#system/react/system.tsx'
import { useMimic } from '#system/react/use-visitor-kind.ts'
import { Anchor } from '#ui/anchor.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { star } from '#ui/icons.ts'

const logotype = css`display: inline-flex; align-items: center; gap: 8px; min-width: 0;`
const link = css`
  display: inline-flex; align-items: center; gap: 12px; min-width: 0; min-height: 2.75rem; border-radius: var(--control-radius);
  color: var(--ink); font-size: var(--type-18); font-weight: 600; line-height: 1.2; text-decoration: none;
  &:hover { color: var(--link); }
`
const mimicText = 'Вход от имени клиента'
const sign = css`flex: none; display: inline-flex; color: var(--lantern);`

type LogotypeProps = { className?: string | undefined }

/** The fund's sign and name: leads into the account, else to its entrance (2.5-05); a star tells that an employee acts for the client (2.5-06). */
export function Logotype({ className }: LogotypeProps) {
  const mayEnter = useView('session', isSignedIn)
  const isMimic = useMimic()
  return (
    <span css={logotype} className={className}>
      <Anchor css={link} href={mayEnter ? hrefs.account : hrefs.entry}>
        <BrandMark />
        {env.fundName}
      </Anchor>
      {isMimic && (
        <span css={sign} role="img" aria-label={mimicText} title={mimicText}>
          <Icon path={star} filled />
        </span>
      )}
    </span>
  )
}
