import { css } from '@emotion/react'
import { MissingHeading } from '#views/service/missing-heading.tsx'
import { PageCard } from '#views/service/page-card.tsx'

const place = css`padding: 48px 16px;`

/** A preview whose address does not say of what. */
export function NothingNamed() {
  return (
    <div css={place}>
      <PageCard>
        <MissingHeading />
        <p>В адресе предпросмотра нет названия содержания: добавьте к нему id, а версию назовите в v.</p>
      </PageCard>
    </div>
  )
}
