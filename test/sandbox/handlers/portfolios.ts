import { tables } from '#api/tables/all.ts'
import { choicesOf, contributionName, requestOf, type RequestType } from '#domain/portfolio-change.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { Handle } from '../handle.ts'
import { memorandumOf } from '../memorandum.ts'
import { pdfOf, pdfResponse } from '../pdf/document.ts'
import { activePortfolios, allPortfolios, portfolioOptions } from '../portfolios.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { programmeOf } from './agreements.ts'

const { portfolios } = tables
const rules = { consent: true }

/** What is asked for in the query of a draft. */
type Wanted = { agreementId: string; contributionType: string; changeType: string; portfolioName: string }

/** Portfolios of a programme and the papers of their change (1.5, 1.11). */
export function portfoliosHandlers(handle: Handle, world: World) {
  const optionsOf = (client: Client, id: string) => portfolioOptions(world, client, programmeOf(client, id))

  function draft(client: Client, title: string, wanted: Wanted): Response {
    const { agreementId, contributionType, changeType, portfolioName: key } = wanted
    const { product } = programmeOf(client, agreementId)
    const from = optionsOf(client, agreementId).find((one) => one.contributionType === contributionType)
    const types = from && choicesOf(from).get(key)
    if (!types?.includes(changeType as RequestType)) return refuse('ChangeNotAllowed')
    const { lastName, firstName, middleName } = client.me
    return pdfResponse(
      pdfOf(title, [
        {
          heading: '',
          paragraphs: [
            world.fundName,
            `Участник: ${[lastName, firstName, middleName].filter(Boolean).join(' ')}.`,
            `Договор № ${product.agreementNumber}.`,
          ],
        },
        {
          heading: 'Что меняется',
          paragraphs: [
            `${contributionName(contributionType)}: портфель «${portfolioName(key, allPortfolios)}».`,
            `${requestOf(changeType)?.name}. ${requestOf(changeType)?.meaning}`,
          ],
        },
        { heading: 'Подпись', paragraphs: ['Дата и подпись участника: ______________________'] },
      ]),
      `${title}.pdf`,
    )
  }

  return [
    handle(portfolios.all, () => allPortfolios, rules),
    handle(portfolios.options, ({ client, params }) => optionsOf(client, params.id), rules),
    handle(portfolios.active, ({ client, params }) => activePortfolios(programmeOf(client, params.id)), rules),
    handle(
      portfolios.memorandum,
      ({ client, query: { agreementId } }) => {
        programmeOf(client, agreementId)
        return memorandumOf(agreementId) ?? refuse('NotFound')
      },
      rules,
    ),
    handle(portfolios.statementDraft, ({ client, query }) => draft(client, 'Заявление о смене портфеля', query), rules),
    handle(
      portfolios.agreementDraft,
      ({ client, query }) => draft(client, 'Дополнительное соглашение к договору', query),
      rules,
    ),
  ]
}
