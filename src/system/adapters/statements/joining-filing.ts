import type { CallOptions } from '#api/client.ts'
import { joining } from '#api/tables/joining.ts'
import type { StatementTemplate } from '#domain/statement-parts.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import type { DraftService } from './draft-service.ts'
import { fateOfDraft } from './fate.ts'
import type { FilingService } from './filing.ts'

/** The signing of a request to join (L11, L12). */
export function joiningFiling({ client }: Dependencies, drafts: DraftService) {
  const { templates, fillTemplate } = client({ templates: joining.templates, fillTemplate: joining.fillTemplate })
  const paper = (templateName: string, options: CallOptions) => fillTemplate({ query: { templateName } }, options)
  return {
    askFate: fateOfDraft(drafts),
    paper: (_, templateName, options) => paper(templateName, options),
    signedPaper: paper,
    templates: (signal: AbortSignal): Promise<StatementTemplate[]> => templates({}, { signal }),
  } satisfies FilingService & { signedPaper: unknown; templates: unknown }
}
