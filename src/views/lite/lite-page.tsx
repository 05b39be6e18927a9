import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { describeAlways } from '#domain/fault-texts.ts'
import * as hrefs from '#domain/hrefs.ts'
import { litePageId } from '#domain/lite-flags.ts'
import type { LitePart } from '#domain/lite.ts'
import type { Failure } from '#system/react/use-query.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'
import { row } from '#ui/layout.ts'
import { PageCard } from '#views/service/page-card.tsx'
import { ContentOf } from '#views/content/content-page.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'
import { MissingContent, MissingHeading, NothingNamed } from '../content/missing-content.tsx'
import { useLiteLocation, useSection } from './lite-location.ts'

/** What the browser's tab is called. */
export const tabTitle = 'Программа работодателя'

/** A page of a holding's section (2.2-18): the one that the section's own flag admits (3-19). */
export function Page() {
  const { id, part } = useLiteLocation()
  if (id === null) return <NothingNamed />
  return part === null ? <MissingContent /> : <LitePage id={id} part={part} />
}

function LitePage({ id, part }: { id: string; part: LitePart }) {
  const section = useSection(id)
  return (
    <Queried
      query={section}
      loading={<ContentSkeleton isPlain={false} />}
      failed={(failure) => <MissingSection failure={failure} />}
    >
      {(shown) => {
        const pageId = litePageId(shown, part)
        return pageId === null ? (
          <MissingContent />
        ) : (
          <ContentOf
            key={pageId}
            id={pageId}
            title={shown.title}
            isPlain={false}
            hasSideNav
            within={{ section: shown.title, part }}
          />
        )
      }}
    </Queried>
  )
}

const place = css`padding: 48px 16px;`
const actions = row(12)
const notFound = 404

/** A holding's section that cannot be loaded is a missing page (2.5-13); where it may yet come, it can be asked for again. */
function MissingSection({ failure: { fault, retry, isRetrying } }: { failure: Failure }) {
  const isGone = fault.status === notFound
  return (
    <div css={place}>
      <PageCard>
        <MissingHeading />
        <p>
          {isGone
            ? 'Такой программы у нас нет. Проверьте адрес или выберите программу из списка.'
            : describeAlways(fault)}
        </p>
        <div css={actions}>
          {!isGone && (
            <Button icon={<Icon path={refresh} />} busy={isRetrying} onClick={retry}>
              Повторить
            </Button>
          )}
          <ButtonLink kind={isGone ? 'primary' : 'secondary'} href={hrefs.holdings}>
            Все программы
          </ButtonLink>
        </div>
      </PageCard>
    </div>
  )
}
