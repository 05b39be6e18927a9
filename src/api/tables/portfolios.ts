import * as z from 'zod/mini'
import { Memorandum } from '#domain/memorandum.ts'
import { ActivePortfolio, PortfolioItem, SharerPortfolio } from '#domain/portfolio-change.ts'
import { service } from '../endpoint.ts'

const sharers = service('/apirp/synchronizer')
const agreements = service('/apirp/agreements')
const draft = z.object({
  contributionType: z.string(),
  changeType: z.string(),
  agreementId: z.string(),
  portfolioName: z.string(),
})

/** Portfolios of a programme: what its money is in, and what may be chosen (§7.5, §7.11). */
export const portfolios = {
  all: sharers.get('/v1/Portfolio/all', {
    about: 'Все портфели фонда с названиями',
    reply: z.array(PortfolioItem),
    prefix: 'portfolios',
  }),
  options: sharers.get('/v1/Portfolio/sharer-portfolios/:id', {
    about: 'Какие портфели можно выбрать и что выбрали в прошлый раз',
    reply: z.array(SharerPortfolio),
    prefix: 'sharerPortfolios',
  }),
  active: sharers.get('/v1/Portfolio/active-portfolios/:id', {
    about: 'В каких портфелях деньги программы',
    reply: z.array(ActivePortfolio),
    prefix: 'sharerPortfolios',
  }),
  memorandum: agreements.get('/v1/content/invest-memorandum', {
    about: 'Инвестиционный меморандум договора; 404 значит, что его нет',
    query: z.object({ agreementId: z.string() }),
    reply: Memorandum,
    absent: null,
  }),
  statementDraft: agreements.get('/v1/Portfolio/ChangePortfolioStatementDraft', {
    about: 'Заполненный бланк заявления о смене портфеля',
    query: draft,
    reply: 'file',
  }),
  agreementDraft: agreements.get('/v1/Portfolio/ChangePortfolioAdditionalDraft', {
    about: 'Проект дополнительного соглашения о смене портфеля',
    query: draft,
    reply: 'file',
  }),
}
