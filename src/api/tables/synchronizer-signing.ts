import * as z from 'zod/mini'
import { Confirmable, StatementRegistered } from '#domain/confirmation.ts'
import { PensionApplication, PortfolioChangeDraft, synchronizerStatements } from '#domain/synchronizer-statements.ts'
import { service } from '../endpoint.ts'

const { post } = service('/apirp/synchronizer')
const agreements = service('/apirp/agreements')

/** Statements that are filed with the synchronizer whole, at their signing (§7.11), and the drafts of a change of portfolio (§7.5). */
export const synchronizerSigning = {
  requestCode: post('/v1/Confirmation/confirmation', {
    about: 'Заявление синхронизатору и код для его подписания',
    query: z.object({ statementType: z.enum(synchronizerStatements) }),
    body: z.union([PensionApplication, PortfolioChangeDraft]),
    reply: Confirmable,
  }),
  confirm: post('/v1/Confirmation/confirmation/:token', {
    about: 'Подписание этого заявления кодом',
    query: z.object({ confirmationCode: z.string() }),
    body: z.object({}),
    reply: StatementRegistered,
  }),
  universalDraft: agreements.post('/v1/Portfolio/change-portfolio-universal-statement-draft', {
    about: 'Заявление о смене портфелей в PDF',
    body: PortfolioChangeDraft,
    reply: 'file',
  }),
  additionalDraft: agreements.post('/v1/Portfolio/change-portfolio-additional-statement-draft', {
    about: 'Дополнительное соглашение о смене портфелей в PDF',
    body: PortfolioChangeDraft,
    reply: 'file',
  }),
}
