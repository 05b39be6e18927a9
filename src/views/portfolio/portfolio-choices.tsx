import { css } from '@emotion/react'
import { usePortfolioName } from '#blocks/parts/use-portfolio-name.ts'
import { Queried } from '#blocks/parts/queried.tsx'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import {
  choicesOf,
  contributionInfo,
  contributionName,
  requestOf,
  type RequestType,
  type SharerPortfolio,
} from '#domain/portfolio-change.ts'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { columns, stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { ChangePapers } from './change-papers.tsx'
import { whyNot } from './why-not.ts'

const part = css`${stack(16)}`
const cards = css`${columns(280, 16)}`
const card = css`
  ${stack(12)} align-content: start; justify-items: start;
  h3 { font-size: var(--type-18); }
  li + li { margin-top: 12px; }
`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const outline = css`height: 12rem;`

/** What may be chosen instead, for which contributions and from when; and the papers for it (3-12, 3-13). */
export function PortfolioChoices({ programme, isForReading }: { programme: Product; isForReading: boolean }) {
  const query = useQuery(rows.portfolios.options, { params: { id: programme.id } })
  return (
    <section css={part} aria-labelledby="choices">
      <h2 id="choices">Что можно изменить</h2>
      <Queried
        query={query}
        loading={
          <Loading label="Условия загружаются">
            <Skeleton shape="card" css={outline} />
          </Loading>
        }
        empty={(all) =>
          all.length === 0 ? (
            <p>
              По этому договору портфель не меняют. Почему, подскажем по телефону: <HotlineLink />.
            </p>
          ) : null
        }
      >
        {(all) => (
          <>
            <ul role="list" css={cards}>
              {all.map((one) => (
                <Contributions key={one.contributionType} from={one} />
              ))}
            </ul>
            {all.some((one) => contributionInfo(one).isAvailable) &&
              (isForReading ? (
                <ChangePapers agreementId={programme.agreementId} from={all} />
              ) : (
                <div>
                  <ButtonLink href={hrefs.programme(programme.id, 'portfolio-change')}>Сменить портфель</ButtonLink>
                </div>
              ))}
          </>
        )}
      </Queried>
    </section>
  )
}

function Contributions({ from }: { from: SharerPortfolio }) {
  const nameOf = usePortfolioName()
  const info = contributionInfo(from)
  const current = from.portfolios.filter(({ isCurrentPortfolio }) => isCurrentPortfolio)
  return (
    <Card as="li" css={card}>
      <h3>{contributionName(info.contributionType)}</h3>
      <Badge tone={info.isAvailable ? 'good' : 'neutral'}>
        {info.isAvailable ? 'Портфель можно сменить' : 'Сменить сейчас нельзя'}
      </Badge>
      {current.length > 0 && <p>Сейчас: {current.map(({ portfolio }) => `«${nameOf(portfolio)}»`).join(', ')}.</p>}
      {info.isAvailable ? (
        <>
          <p>Можно выбрать:</p>
          <ul role="list">
            {[...choicesOf(from)].map(([portfolio, types]) => (
              <li key={portfolio}>
                {nameOf(portfolio)}
                <p css={soft}>{listed(types)}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{whyNot(from)}</p>
      )}
      {info.isShowChangeInfo && (
        <p css={soft}>
          Последняя смена {longDate(info.lastStrategyChangeDate)}
          {info.lastChangedPortfolio !== null && `: «${nameOf(info.lastChangedPortfolio)}»`}
          {scopeOf(info.lastChangedPortfolioRequestType)}.
        </p>
      )}
    </Card>
  )
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const listed = (types: readonly RequestType[]) =>
  types.map((type, index) => (index === 0 ? requestOf(type)?.name : lower(requestOf(type)?.name ?? ''))).join(', ')

function scopeOf(type: string | null): string {
  const request = type === null ? null : requestOf(type)
  return request === null ? '' : `, ${lower(request.name)}`
}
