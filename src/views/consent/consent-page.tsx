import { css } from '@emotion/react'
import { Alive } from '#system/react/system.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { MimicNotice } from '../impersonation/mimic-notice.tsx'
import { PageCard } from '../service/page-card.tsx'
import { ConsentBody } from './consent-body.tsx'
import { ConsentSkeleton } from './consent-document.tsx'

/* The page has no other place for it than over its card. */
const operator = css`width: 100%; max-width: 48rem; margin: 0 auto 16px; &:empty { display: none; }`
const padded = css`padding-inline: 16px;`

/** What the browser's tab is called. */
export const tabTitle = 'Согласие на обработку персональных данных'

/** /lk/pdn: the consent to personal data processing, read and signed (2.2-09). */
export function Page() {
  return (
    <>
      <div css={operator}>
        <MimicNotice css={padded} />
      </div>
      <PageCard wide>
        <PageHeading>Согласие на обработку персональных данных</PageHeading>
        <Alive actor="consent" otherwise={<ConsentSkeleton />}>
          <ConsentBody />
        </Alive>
      </PageCard>
    </>
  )
}
