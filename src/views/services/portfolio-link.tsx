import * as hrefs from '#domain/hrefs.ts'
import { portfolioPage } from '#domain/programme.ts'
import { featuresFault } from '#domain/portfolio-access.ts'
import { details, products, restrictions, restrictionsFault } from '#machines/client/selectors.ts'
import { grantedScopes } from '#machines/session/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { MissingAccess } from '../programme/missing-access.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { PortfolioAvailability } from './portfolio-availability.tsx'

/** The way to the portfolio of the first programme that has one; where none has, whom to ask (2.5-09). */
export function PortfolioLink() {
  return (
    <Alive actor="client" otherwise={<Nowhere />}>
      <Known />
    </Alive>
  )
}

function Known() {
  const list = useView('client', products)
  const known = useView('client', details)
  const may = { scopes: useView('session', grantedScopes), restrictions: useView('client', restrictions) }
  const rightsFault = useView('client', restrictionsFault)
  const [found] = list.flatMap(({ id, agreementId }) => {
    const page = portfolioPage(agreementId, known[agreementId]?.features ?? null, may)
    return page === null ? [] : [{ id, page }]
  })
  const [fault] = Object.values(known).flatMap((one) => featuresFault(one) ?? [])
  if (!found) {
    if (fault) return <MissingAccess of="features" fault={fault} />
    return rightsFault ? <MissingAccess of="rights" fault={rightsFault} /> : <Nowhere />
  }
  return (
    <>
      <PortfolioAvailability programmeId={found.id} />
      <ButtonLink kind="secondary" href={hrefs.programme(found.id, found.page)}>
        К инвестиционному портфелю
      </ButtonLink>
    </>
  )
}

function Nowhere() {
  return (
    <p>
      Подать заявление можно в офисе фонда. Расскажем, что взять с собой: <HotlineLink />.
    </p>
  )
}
