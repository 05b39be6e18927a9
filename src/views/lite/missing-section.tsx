import { css } from '@emotion/react'
import { messages } from '#domain/faults.ts'
import * as hrefs from '#domain/hrefs.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'
import { row } from '#ui/layout.ts'
import { MissingHeading } from '#views/service/missing-heading.tsx'
import { PageCard } from '#views/service/page-card.tsx'

const place = css`padding: 48px 16px;`
const actions = row(12)
const notFound = 404

type MissingSectionProps = { errorText: string | null; status: number | null; onRetry: () => void }

/** A holding's section that cannot be loaded is a missing page (2.5-13); where it may yet come, it can be asked for again. */
export function MissingSection({ errorText, status, onRetry }: MissingSectionProps) {
  const isGone = status === notFound
  return (
    <div css={place}>
      <PageCard>
        <MissingHeading />
        <p>{isGone ? 'Такой программы у нас нет. Проверьте адрес или выберите программу из списка.' : (errorText ?? messages.unexpected)}</p>
        <div css={actions}>
          {!isGone && <Button icon={<Icon path={refresh} />} onClick={onRetry}>Повторить</Button>}
          <ButtonLink kind={isGone ? 'primary' : 'secondary'} href={hrefs.holdings}>Все программы</ButtonLink>
        </div>
      </PageCard>
    </div>
  )
}
