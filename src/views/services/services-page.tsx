import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import { deductionTitle } from '#domain/statement-titles.ts'
import { me } from '#machines/client/selectors.ts'
import { useMaybeView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { chart, percent, receipt, wallet } from '#ui/icons.ts'
import { columns, stack, steady } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useFold } from '#ui/use-fold.tsx'
import { DeviceDrafts } from '../statements/device-drafts.tsx'
import { TaxStatements } from '../taxation/tax-statements.tsx'
import { DeductionAvailability } from './deduction-availability.tsx'
import { PensionAvailability } from './pension-availability.tsx'
import { PortfolioLink } from './portfolio-link.tsx'
import { RedemptionAvailability } from './redemption-availability.tsx'
import { Redemptions } from './redemptions.tsx'

const page = css`${stack(48)}`
const part = css`${stack(16)}`
const cards = css`${columns(280, 16)}`
const card = css`
  display: grid; grid-template-rows: auto auto; gap: 12px; align-content: start; justify-items: start;
  h3 { margin-bottom: 4px; font-size: var(--type-18); }
  > a { align-self: start; }
  > svg { width: 2rem; height: 2rem; color: var(--link); }
`
const soft = css`color: var(--ink-soft);`

const services = [
  {
    icon: receipt,
    title: 'Выплата выкупной суммы',
    text: 'Забрать деньги со счёта до пенсии, если договор это разрешает.',
    href: hrefs.redemption,
    action: 'К заявлению на выкуп',
    Availability: RedemptionAvailability,
  },
  {
    icon: wallet,
    title: 'Назначение пенсии',
    text: 'Начать получать негосударственную пенсию: выбрать срок и размер выплат.',
    href: hrefs.pension,
    action: 'К заявлению на пенсию',
    Availability: PensionAvailability,
  },
  {
    icon: percent,
    title: deductionTitle,
    text: 'Собрать справки о взносах, чтобы вернуть часть уплаченного налога.',
    href: hrefs.taxation,
    action: 'К налоговому вычету',
    Availability: DeductionAvailability,
  },
  {
    icon: chart,
    title: 'Смена инвестиционного портфеля',
    text: 'Перевести накопления или будущие взносы в другой портфель.',
    Link: PortfolioLink,
  },
] as const

/** What the browser's tab is called. */
export const tabTitle = 'Все услуги'

/** Every service of the account, what has been filed and in what state it is (2.2-11). */
export function Page() {
  // For whom the name is not known there is no guide (2.2-15).
  const hasName = useMaybeView('client', me, null)?.firstName
  const fold = useFold()
  return (
    <div css={[steady, page]}>
      <PageHeading>Все услуги</PageHeading>
      <section css={part} aria-labelledby="statements">
        <h2 id="statements">Ваши заявления</h2>
        <DeviceDrafts />
        <Redemptions />
        <TaxStatements whenEmpty={null} />
      </section>
      {fold || (
        <>
          <section css={part} aria-labelledby="services">
            <h2 id="services">Что можно сделать</h2>
            <ul role="list" css={cards}>
              {services.map((service) => (
                <Card key={service.title} as="li" css={card}>
                  <Icon path={service.icon} />
                  <div>
                    <h3>{service.title}</h3>
                    <p css={soft}>{service.text}</p>
                  </div>
                  {'Availability' in service && <service.Availability />}
                  {'Link' in service ? (
                    <service.Link />
                  ) : (
                    <ButtonLink kind="secondary" href={service.href}>
                      {service.action}
                    </ButtonLink>
                  )}
                </Card>
              ))}
            </ul>
          </section>
          <section css={part} aria-labelledby="papers">
            <h2 id="papers">Документы</h2>
            <p>
              Договоры, выписки, справки и согласия лежат в разделе{' '}
              <TextLink href={hrefs.documents}>Документы</TextLink>.
            </p>
          </section>
          {hasName && (
            <p>
              Разобраться в пенсии поможет <TextLink href={hrefs.pensionGuide}>пенсионный путеводитель</TextLink>:
              взносы, выплаты, налоги и словарь простыми словами.
            </p>
          )}
        </>
      )}
    </div>
  )
}
