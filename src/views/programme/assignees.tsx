import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { wholeShare, type Assignee } from '#domain/assignee.ts'
import { longDate } from '#domain/dates.ts'
import { formatPercent } from '#domain/percent.ts'
import type { Product } from '#domain/programme.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { stack, steady } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

const part = css`${stack(16)} max-width: 48rem;`
const card = css`padding-block: 4px;`
const list = css`
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: baseline; padding-block: 12px; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid var(--line); }
  small { grid-column: 1; color: var(--ink-soft); font-size: var(--type-14); }
  data { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
`
const calm = css`h2 { font-size: var(--type-18); } ${stack(8)}`

/** Whoever inherits what the programme holds, and how it is changed: in the office, since the service has no call for it (§7.11). */
export function Assignees({ programme }: { programme: Product }) {
  const query = useQuery(rows.sharers.assignees, { params: { id: programme.id } })
  return (
    <div css={[steady, part]}>
      <Queried
        query={query}
        loading={
          <Loading label="Правопреемники загружаются">
            <Skeleton shape="card" count={2} />
          </Loading>
        }
        empty={(all) =>
          all.length === 0 ? (
            <EmptyState title="Правопреемники не назначены">
              Тогда накопления получат наследники по закону: дети, супруг и родители, а если их нет, следующие по
              очереди.
            </EmptyState>
          ) : null
        }
      >
        {(all) => <List assignees={all} />}
      </Queried>
      <Card quiet css={calm}>
        <h2>Как изменить правопреемников</h2>
        <p>
          Назначить или сменить правопреемников можно в офисе фонда: нужны паспорт и данные тех, кого вы назначаете.
          Доли задаёте вы, в сумме они составляют {formatPercent(100)}.
        </p>
        <p>
          Запишем вас и ответим на вопросы: <HotlineLink />.
        </p>
      </Card>
    </div>
  )
}

function List({ assignees }: { assignees: readonly Assignee[] }) {
  const whole = wholeShare(assignees)
  return (
    <>
      {whole !== 100 && (
        <Notice tone="warn" title={`Доли составляют ${formatPercent(whole)} вместо ${formatPercent(100)}`}>
          <p>
            Проверьте их в офисе фонда или по телефону <HotlineLink />.
          </p>
        </Notice>
      )}
      <Card css={card}>
        <ul role="list" css={list}>
          {assignees.map(({ id, fullName, birthDate, relation, share, isMinor, documentDate }) => {
            const facts = [
              relation,
              birthDate && longDate(birthDate) && `дата рождения ${longDate(birthDate)}`,
              documentDate && longDate(documentDate) && `назначение от ${longDate(documentDate)}`,
            ].filter(Boolean)
            return (
              <li key={id}>
                <span>
                  {fullName} {isMinor && <Badge>до 18 лет</Badge>}
                </span>
                <data value={share}>{formatPercent(share)}</data>
                {facts.length > 0 && <small>{facts.join('\u00A0· ')}</small>}
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}
