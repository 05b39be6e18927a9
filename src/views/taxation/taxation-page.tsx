import { css } from '@emotion/react'
import { ReportOrders } from '#blocks/reports/orders.tsx'
import { longDate } from '#domain/dates.ts'
import * as hrefs from '#domain/hrefs.ts'
import { deduction, socialDeduction } from '#domain/pds-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { stack, steady } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useFold } from '#ui/use-fold.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { DeviceDrafts } from '../statements/device-drafts.tsx'
import { DeductionYears } from './deduction-years.tsx'
import { TaxStatements } from './tax-statements.tsx'

const page = css`${stack(48)} max-width: 52rem;`
const part = css`${stack(16)}`
const lead = css`${stack(8)} > p { color: var(--ink-soft); font-size: var(--type-18); }`
const calm = css`${stack(12)} ol { ${stack(8)} padding-left: 1.25rem; }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const certificate = ['tax-deduction'] as const

/** What the browser's tab is called. */
export const tabTitle = 'Налоговый вычет'

/** What tax can be returned for one's own contributions, the papers for it, and what has been filed (2.2-14). */
export function Page() {
  const fold = useFold()
  return (
    <div css={[steady, page]}>
      <div css={lead}>
        <PageHeading>Налоговый вычет</PageHeading>
        <p>
          Государство возвращает часть налога за взносы, которые вы платили сами. Взносы работодателя сюда не входят.
        </p>
      </div>
      <DeductionYears />
      {fold || (
        <>
          <section css={part} aria-labelledby="papers">
            <h2 id="papers">Документы для вычета</h2>
            <p>
              Закажите весь комплект по заявлению: выберите годы и договоры, подпишите его кодом из СМС, и фонд
              подготовит справки. А если нужна одна справка о взносах, её можно получить сразу.
            </p>
            <DeviceDrafts kind="deduction" />
            <div>
              <ButtonLink href={hrefs.taxDeduction}>Заказать документы</ButtonLink>
            </div>
            <ReportOrders kinds={certificate} />
          </section>
          <section css={part} aria-labelledby="filed">
            <h2 id="filed">Ваши заявления</h2>
            <TaxStatements />
          </section>
          <Card quiet as="section" aria-labelledby="how" css={calm}>
            <h2 id="how">Как получить вычет</h2>
            <ol>
              <li>Закажите документы за нужные годы.</li>
              <li>
                Заполните декларацию 3&#8209;НДФЛ в личном кабинете налогоплательщика и приложите справку и договор.
              </li>
              <li>Налоговая служба проверит документы и вернёт налог на ваш счёт в банке.</li>
            </ol>
            <p>
              Не получается? Позвоните: <HotlineLink />.
            </p>
          </Card>
          <p css={soft}>
            Правила: {deduction.source.law}; за взносы по пенсионным договорам до {longDate(deduction.othersSince)} —{' '}
            {socialDeduction.source.law}. Проверено {longDate(deduction.source.checked)}.
          </p>
        </>
      )}
    </div>
  )
}
