import { css } from '@emotion/react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { ReturnsWarning } from '#blocks/parts/returns-warning.tsx'
import { counted } from '#domain/plural.ts'
import { riskName } from '#domain/portfolio-content.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { DefinitionList } from '#ui/definition-list.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { NothingNamed } from '#views/content/missing-content.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { PreviewFrame, useAsked } from './preview-frame.tsx'

const head = css`padding-top: var(--gutter, 0px);`
const narrow = css`max-width: 52rem;`
const title = 'Предпросмотр портфеля'
const unknown = 'не указан'

/** What the browser's tab is called. */
export const tabTitle = 'Предпросмотр портфеля'

/** An investment portfolio as clients will see it described (2.1-16). */
export function Page() {
  const { id } = useAsked()
  return id === null ? <NothingNamed /> : <Portfolio key={id} id={id} />
}

function Portfolio({ id }: { id: string }) {
  const asked = useView('navigation', version) ?? undefined
  const query = useQuery(rows.content.portfolio, { params: { id }, query: { version: asked } })
  return (
    <PreviewFrame title={title} query={query}>
      {(portfolio) => (
        <div css={pageGrid}>
          <PreviewBanner />
          <div css={head}>
            <PageHeading>{portfolio.title}</PageHeading>
          </div>
          <DefinitionList
            css={narrow}
            items={[
              { term: 'Уровень риска', value: portfolio.risk === null ? unknown : riskName(portfolio.risk) },
              {
                term: 'Рекомендуемый срок',
                value:
                  portfolio.horizonYears === null
                    ? unknown
                    : `от ${counted(portfolio.horizonYears, 'года', 'лет', 'лет')}`,
              },
            ]}
          />
          <SanitisedHtml html={portfolio.descriptionHtml} />
          <ReturnsWarning />
        </div>
      )}
    </PreviewFrame>
  )
}
