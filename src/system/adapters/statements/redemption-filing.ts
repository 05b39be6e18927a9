import { redemption } from '#api/tables/redemption.ts'
import type { StatementTemplate } from '#domain/statement-parts.ts'
import { templateOf } from '#domain/statement-documents.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { DraftService } from './draft-service.ts'
import { fateOfDraft, statementIdOf } from './fate.ts'
import type { FilingService } from './filing.ts'

/** The signing of a redemption (L5, L6). */
export function redemptionFiling({ client }: Dependencies, drafts: DraftService) {
  const { templates, fillTemplate } = client({
    templates: redemption.templates,
    fillTemplate: redemption.fillTemplate,
  })
  return {
    askFate: fateOfDraft(drafts),
    paper: (subject, document, options) => {
      const { templateName, contractId } = templateOf(document)
      const query = {
        TemplateName: templateName,
        StatementId: statementIdOf(subject),
        ...(contractId === undefined ? {} : { ContractId: contractId }),
      }
      return fillTemplate({ query }, options)
    },
    templates: (signal: AbortSignal): Promise<StatementTemplate[]> =>
      templates({ query: { States: ['draft'] } }, { signal }),
  } satisfies FilingService & { templates: unknown }
}
