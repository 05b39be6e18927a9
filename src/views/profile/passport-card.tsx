import { css } from '@emotion/react'
import { Queried } from '#blocks/parts/queried.tsx'
import { currentPassport, type Passport } from '#domain/account.ts'
import { longDate } from '#domain/dates.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'

const card = css`${stack(16)} dd { overflow-wrap: anywhere; }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** The passport that the fund has: of the list the last one (3-03). */
export function PassportCard() {
  const query = useQuery(rows.account.passport, {})
  return (
    <Card as="section" aria-labelledby="passport" css={card}>
      <h2 id="passport">Паспорт</h2>
      <Queried
        query={query}
        loading={
          <Loading label="Паспорт загружается">
            <Skeleton count={4} />
          </Loading>
        }
        empty={(all) => (currentPassport(all) === null ? <p>Сведений о паспорте в фонде нет.</p> : null)}
      >
        {(all) => {
          const passport = currentPassport(all)
          return passport && <Shown passport={passport} />
        }}
      </Queried>
      <p css={soft}>
        Сведения о паспорте меняют в офисе фонда. Что взять с собой, подскажут по телефону <HotlineLink />.
      </p>
    </Card>
  )
}

const numberOf = ({ passportType, series, number }: Passport) =>
  [passportType === 'RF' ? series.replace(/^(\d\d)(\d\d)$/, '$1\u00A0$2') : series, number]
    .filter(Boolean)
    .join('\u00A0')

function Shown({ passport }: { passport: Passport }) {
  const { passportType, issueDate, issuedBy, departmentCode, expirationDate, isValid } = passport
  const items = [
    { term: 'Документ', value: passportType === 'RF' ? 'Паспорт РФ' : 'Иностранный паспорт' },
    { term: 'Серия и номер', value: numberOf(passport) },
    { term: 'Выдан', value: issuedBy },
    { term: 'Дата выдачи', value: longDate(issueDate) },
    { term: 'Код подразделения', value: departmentCode },
    { term: 'Действует до', value: longDate(expirationDate) },
  ]
  return (
    <>
      {isValid === false && (
        <Notice tone="bad" title="Паспорт числится недействительным">
          <p>Предоставьте в фонд сведения о новом документе.</p>
        </Notice>
      )}
      <DefinitionList items={items.filter(({ value }) => value)} />
    </>
  )
}
