import type { CallOptions } from '#api/client.ts'
import { joining } from '#api/tables/joining.ts'
import { signatureOf } from '#domain/joining-steps.ts'
import type { StatementTemplate } from '#domain/statement-parts.ts'
import { joiningSignature } from '../../browser/joining-signature.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { DraftService } from './draft-service.ts'
import { fateOfDraft } from './fate.ts'
import type { FilingService } from './filing.ts'

/** The signing of a request to join (L11, L12). */
export function joiningFiling({ client, local }: Dependencies, drafts: DraftService) {
  const { templates, fillTemplate } = client({ templates: joining.templates, fillTemplate: joining.fillTemplate })
  const paper = (templateName: string, options: CallOptions) => fillTemplate({ query: { templateName } }, options)
  return {
    askFate: fateOfDraft(drafts),
    registered: (filed) => joiningSignature(local).keep(filed.statementId, signatureOf(filed)),
    paper: (_, templateName, options) => paper(templateName, options),
    signedPaper: paper,
    templates: (signal: AbortSignal): Promise<StatementTemplate[]> => templates({}, { signal }),
  } satisfies FilingService & { signedPaper: unknown; templates: unknown }
}
