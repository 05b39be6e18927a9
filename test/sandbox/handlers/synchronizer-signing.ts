import type { PortfolioChangeDraft } from '#domain/synchronizer-statements.ts'
import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { pdfOf, pdfResponse } from '../pdf/document.ts'
import { keyed } from '../statements/keyed.ts'
import { names } from '../statements/names.ts'
import { changeSections, checkChange } from '../statements/portfolio-change.ts'
import { sendSigningCode, signByCode } from '../statements/sign.ts'
import { takeStatement } from '../statements/synchronizer.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'

const { synchronizerSigning } = tables

/** Statements that come whole with their signing (1.11), and the drafts of a change of portfolio (1.5). */
export function synchronizerSigningHandlers(handle: Handle, world: World) {
  function draft(client: Client, kind: 'ChangePortfolioUniversal' | 'ChangePortfolioAdditional') {
    const { title } = names[kind]
    return (body: PortfolioChangeDraft): Response => {
      checkChange(world, client, body)
      const sections = changeSections(client, body)
      return pdfResponse(pdfOf(title, [{ heading: '', paragraphs: [world.fundName] }, ...sections]), `${title}.pdf`)
    }
  }
  // A draft changes nothing: an operator may look at it.
  const drafts = { consent: true, readOnly: true }
  return [
    handle(
      synchronizerSigning.requestCode,
      ({ client, query: { statementType }, body }) =>
        keyed(world, { client, call: `synchronizer ${statementType}`, key: body.idempotencyKey, body }, () =>
          sendSigningCode(world, client, takeStatement(world, client, statementType, body)),
        ),
      { consent: true },
    ),
    handle(
      synchronizerSigning.confirm,
      ({ client, params, query }) => signByCode(world, client, params.token, query.confirmationCode),
      { consent: true },
    ),
    handle(
      synchronizerSigning.universalDraft,
      ({ client, body }) => draft(client, 'ChangePortfolioUniversal')(body),
      drafts,
    ),
    handle(
      synchronizerSigning.additionalDraft,
      ({ client, body }) => draft(client, 'ChangePortfolioAdditional')(body),
      drafts,
    ),
  ]
}
