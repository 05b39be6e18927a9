import * as z from 'zod/mini'
import { AnnualSum, IndividualContribution } from '#domain/contributions.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/apirp/pegasadapterservice')

/** The client's own contributions, for tax deductions (§7.7). */
export const contributions = {
  years: get('/v1/products/contribution-years', {
    about: 'Годы, за которые есть собственные взносы',
    reply: z.array(z.number()),
  }),
  individual: get('/v1/products/have-individual-contribution', {
    about: 'Есть ли собственные взносы',
    reply: IndividualContribution,
  }),
  annualSums: post('/v1/products/personal-annual-contributions-sum', {
    about: 'Собственные взносы по годам',
    body: z.object({ years: z.array(z.number()) }),
    reply: z.array(AnnualSum),
  }),
}
