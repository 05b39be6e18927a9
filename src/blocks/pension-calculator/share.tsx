import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import * as limits from '#domain/limits.ts'
import { currentUrl } from '#system/react/browser.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { TextField } from '#ui/text-field.tsx'
import { copy } from '../parts/copy.ts'

const frame = css`display: grid; gap: 12px; justify-items: start; @media print { display: none; }`
const byHand = css`width: 100%;`

/** Where this calculator stands, with these inputs. */
function linkTo(query: string, anchor: string | undefined): string {
  const { origin, pathname } = currentUrl()
  return `${origin}${pathname}?${query}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`
}

type Outcome = { link: string; isCopied: boolean }

/** A link with which the calculation is opened as it stands now. */
export function Share({ query, anchor }: { query: string; anchor: string | undefined }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (!outcome?.isCopied) return
    const timer = setTimeout(() => setOutcome(null), limits.copiedNotice)
    return () => clearTimeout(timer)
  }, [outcome])
  const share = async () => {
    const link = linkTo(query, anchor)
    setOutcome({ link, isCopied: await copy(link) })
  }
  return (
    <div css={frame}>
      <Button kind="secondary" onClick={() => void share()}>
        {outcome?.isCopied ? 'Ссылка скопирована' : 'Скопировать ссылку на расчёт'}
      </Button>
      <LiveRegion>
        {outcome && (outcome.isCopied ? 'Ссылка на расчёт скопирована' : 'Не удалось скопировать ссылку')}
      </LiveRegion>
      {outcome?.isCopied === false && (
        <TextField
          css={byHand}
          label="Не удалось скопировать: выделите ссылку и скопируйте сами"
          readOnly
          value={outcome.link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}
