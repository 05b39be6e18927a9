import { choicesOf, contributionName, requestOf, type RequestType } from '#domain/portfolio-change.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { PortfolioChangeDraft } from '#domain/synchronizer-statements.ts'
import { programmeOf } from '../handlers/agreements.ts'
import type { Section } from '../pdf/document.ts'
import { allPortfolios, portfolioOptions } from '../portfolios.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { person, signature } from './papers.ts'

/** Refuses a change that the client's agreement does not allow now. */
export function checkChange(world: World, client: Client, { agreementId, changes }: PortfolioChangeDraft): void {
  const options = portfolioOptions(world, client, programmeOf(client, agreementId))
  if (changes.length === 0) refuse('ValidationError', { fields: { changes: ['Выберите портфель'] } })
  const types = changes.map(({ contributionType }) => contributionType)
  if (new Set(types).size < types.length) refuse('ValidationError', { fields: { changes: ['Взносы выбраны дважды'] } })
  for (const { contributionType, requestType, portfolio } of changes) {
    const from = options.find((one) => one.contributionType === contributionType)
    if (
      !from ||
      !choicesOf(from)
        .get(portfolio)
        ?.includes(requestType as RequestType)
    )
      refuse('ChangeNotAllowed')
  }
}

/** What stands in the paper of it. */
export const changeSections = (client: Client, { agreementId, changes }: PortfolioChangeDraft): Section[] => [
  person(client, {}),
  {
    heading: 'Что меняется',
    paragraphs: [
      `Договор № ${programmeOf(client, agreementId).product.agreementNumber}.`,
      ...changes.map(
        ({ contributionType, requestType, portfolio }) =>
          `${contributionName(contributionType)}: портфель «${portfolioName(portfolio, allPortfolios)}». ${requestOf(requestType)?.name ?? requestType}. ${requestOf(requestType)?.meaning ?? ''}`,
      ),
    ],
  },
  signature(client),
]
