import { css } from '@emotion/react'
import { ReturnsWarning } from '#blocks/parts/returns-warning.tsx'
import * as limits from '#domain/limits.ts'
import { env } from '#env.ts'
import { useActor } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
import { demonstrationNote } from './demonstration-note.ts'

const lines = css`
  display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: baseline; justify-content: space-between;
  padding-top: 24px; border-top: 1px solid var(--line); color: var(--ink-soft); font-size: var(--type-14);
`
const again = css`
  min-height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; cursor: pointer;
`

const licenceLine = `Лицензия №\u00A0${limits.licenceNumber} от ${limits.licenceDate} года`
/** By itself, so that the day on which the page was made gives way to today's in one word. */
const ThisYear = () => useToday().slice(0, 4)

/** What every foot says: that returns are not guaranteed, whose portal it is, by which licence, and the cookies to think over (1-03, 1-04). */
export function LegalLines({ className }: { className?: string | undefined }) {
  const cookies = useActor('cookieConsent')
  return (
    <div css={lines} className={className}>
      <ReturnsWarning />
      <p>
        © {limits.copyrightSince}–<ThisYear /> {env.fundName}
      </p>
      <p>{licenceLine}</p>
      <button type="button" css={again} onClick={() => cookies.send({ type: 'cookies.reconsidered' })}>
        Настройки cookie
      </button>
      {demonstrationNote && <p>{demonstrationNote}</p>}
    </div>
  )
}
