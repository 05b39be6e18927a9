import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { statementState } from '#domain/statement-states.ts'
import { deductionTitle, redemptionTitle } from '#domain/statement-titles.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useStatementNews, type StatementNews } from '#system/react/use-statement-news.ts'

const part = css`${stack(16)}`
const line = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding-block: 12px;
  & + & { border-top: 1px solid var(--line); }
  > a { margin-left: auto; }
`

const looks: Record<StatementNews['kind'], { title: string; hrefOf: (id: string) => string }> = {
  redemption: { title: redemptionTitle, hrefOf: statementHrefs.filedRedemption },
  deduction: { title: deductionTitle, hrefOf: () => hrefs.taxation },
}

/** What has become of the client's statements since they looked last; nothing where nothing has. */
export function StatementNewsList() {
  const news = useStatementNews()
  if (news.length === 0) return null
  return (
    <section css={part} aria-labelledby="statement-news">
      <h2 id="statement-news">Изменилось с вашего прошлого визита</h2>
      <Card>
        <ul role="list">
          {news.map(({ kind, statementId, state }) => {
            const { title, hrefOf } = looks[kind]
            const { name, tone } = statementState(state)
            return (
              <li key={statementId} css={line}>
                <span>{title}</span>
                <Badge tone={tone}>{name}</Badge>
                <TextLink href={hrefOf(statementId)}>Открыть</TextLink>
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
