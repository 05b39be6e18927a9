import * as z from 'zod/mini'
import {
  BondDuration,
  InvestStructure,
  Issuer,
  IssuerPortfolio,
  Period,
  PeriodType,
  RatingShare,
  SavingYear,
} from '#domain/investment.ts'
import { service } from '../endpoint.ts'

const { get } = service('/api/investment')
const access = 'none'
const periods = z.array(Period)
const date = { PeriodDate: z.optional(z.string()) }
const portfolio = { Portfolio: z.optional(z.string()) }
const type = { PeriodType }

/** How the fund invests (§7.4): public. Without a portfolio the whole fund is meant, without a day the last one. */
export const investment = {
  periods: get('/v1/portfolio/investment/periods', {
    about: 'Даты, на которые известна структура',
    query: z.object(portfolio),
    reply: periods,
    access,
  }),
  structure: get('/v1/portfolio/investment', {
    about: 'Во что вложены деньги',
    query: z.object({ ...date, ...portfolio }),
    reply: InvestStructure,
    access,
  }),
  issuers: get('/v1/portfolio/issuer', {
    about: 'Эмитенты портфеля',
    query: z.object({ ...date, ...portfolio }),
    reply: z.array(Issuer),
    access,
  }),
  saving: get('/v1/saving', { about: 'Доходность по годам', reply: z.array(SavingYear), access }),
  issuerPeriods: get('/v1/issuer/portfolio/periods', {
    about: 'Периоды, за которые известны эмитенты',
    query: z.object(type),
    reply: periods,
    access,
  }),
  issuerPortfolios: get('/v1/issuer/portfolio', {
    about: 'Эмитенты всех портфелей за период',
    query: z.object({ PeriodDate: z.string(), ...type }),
    reply: z.array(IssuerPortfolio),
    access,
  }),
  ratingPeriods: get('/v1/rating/investment/periods', {
    about: 'Даты, на которые известны рейтинги',
    reply: periods,
    access,
  }),
  rating: get('/v1/rating/investment', {
    about: 'Активы по рейтингам эмитентов',
    query: z.object(date),
    reply: z.array(RatingShare),
    access,
  }),
  durationPeriods: get('/v1/bond-duration/periods', {
    about: 'Даты, на которые известна дюрация',
    reply: periods,
    access,
  }),
  duration: get('/v1/bond-duration', {
    about: 'Дюрация облигаций',
    query: z.object(date),
    reply: BondDuration,
    access,
  }),
}
