import { programmeTitle } from '#domain/programme.ts'
import { products } from '#machines/client/selectors.ts'
import { form } from '#machines/portfolio-change/selectors.ts'
import { useView } from '#system/react/system.tsx'

/** The programme whose portfolios are changed, as the client knows it. */
export function useProgrammeTitle(): string {
  const opened = useView('portfolioChange', form)
  const programme = useView('client', products).find(({ agreementId }) => agreementId === opened?.agreementId)
  return programme ? programmeTitle(programme) : ''
}
