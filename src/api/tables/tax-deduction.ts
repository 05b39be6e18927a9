import * as z from 'zod/mini'
import { TaxDeductionRequest, TaxStatement } from '#domain/tax-statements.ts'
import { service } from '../endpoint.ts'

const { get, post } = service('/apirp/clientstatements')
const statements = '/v1/Statements/TaxDeductionStatements'

/** The statement for the papers of a tax deduction (§7.12); those that have been filed are in `statements`. */
export const taxDeduction = {
  create: post(statements, {
    about: 'Заявление на документы для налогового вычета',
    body: TaxDeductionRequest,
    reply: TaxStatement,
  }),
  draft: get(`${statements}/draft`, {
    about: 'Это заявление в PDF',
    query: z.object({ statementId: z.string() }),
    reply: 'file',
    prefix: 'file',
  }),
}
