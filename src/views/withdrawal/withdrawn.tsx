import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as statementHrefs from '#domain/statement-hrefs.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { filed } from '#machines/withdrawal/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useStepsLeft } from '#system/react/use-step-history.ts'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { success } from '#ui/icons.ts'
import { row, stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useStatementId } from '../statements/use-statement-id.ts'

const page = css`${stack(16)}`
const card = css`
  ${stack(16)} max-width: 48rem;
  h2:focus { outline: none; }
  @media print { border: 0; padding: 0; box-shadow: none; }
`
const head = css`display: flex; gap: 12px; align-items: flex-start; > svg { margin-top: 2px; color: var(--good); }`
const links = row(16)

/** The statement was taken back: under which number, and where it is seen. It takes the focus from what it was signed with. */
export function Withdrawn() {
  useStepsLeft()
  const statement = useView('withdrawal', filed)
  const id = useStatementId()
  const heading = useSuccessFocus<HTMLHeadingElement>()
  const items = [
    ...(statement?.registrationNumber ? [{ term: 'Номер отзыва', value: statement.registrationNumber }] : []),
    ...(longDate(statement?.registrationDate) ? [{ term: 'Дата', value: longDate(statement?.registrationDate) }] : []),
  ]
  return (
    <div css={page}>
      <PageHeading>Отзыв заявления</PageHeading>
      <Card as="section" css={card} aria-labelledby="withdrawn">
        <div css={head}>
          <Icon path={success} />
          <h2 id="withdrawn" ref={heading} tabIndex={-1}>
            Заявление отозвано
          </h2>
        </div>
        {items.length > 0 && <DefinitionList items={items} />}
        <p>Фонд ничего не выплатит по этому заявлению. Деньги остались на пенсионном счёте, договор действует.</p>
        <p css={links} data-print="no">
          <TextLink href={statementHrefs.filedRedemption(id)}>Что происходило с заявлением</TextLink>
          <TextLink href={hrefs.services}>Все услуги</TextLink>
        </p>
      </Card>
    </div>
  )
}
