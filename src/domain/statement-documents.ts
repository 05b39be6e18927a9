import { Failure } from './faults.ts'
import type { StatementTemplate } from './statement-parts.ts'

/** A document that is read before a statement is signed: what it is asked for by, and what people call it. */
export type StatementDocument = { name: string; title: string; isRequired: boolean }
type Contract = { contractId: string; contractNumber: string }

const separator = ':'

/** The documents that these templates make: one of each, or one for each contract. */
export const documentsOf = (
  templates: readonly StatementTemplate[],
  contracts: readonly Contract[] = [],
): StatementDocument[] =>
  templates.flatMap(({ templateName, title, required, perContract }) =>
    perContract
      ? contracts.map(({ contractId, contractNumber }) => ({
          name: templateName + separator + contractId,
          title: `${title}, договор №\u00A0${contractNumber}`,
          isRequired: required,
        }))
      : [{ name: templateName, title, isRequired: required }],
  )

/** Documents of which at least one is read and signed: a statement without any is signed by nobody. */
export function documentsToSign(documents: readonly StatementDocument[]): readonly StatementDocument[] {
  if (documents.some(({ isRequired }) => isRequired)) return documents
  throw new Failure({
    kind: 'unexpected',
    description: 'Фонд не прислал документов на подпись. Попробуйте ещё раз чуть позже',
  })
}

/** What the services are asked for when a document is opened; the contract is left out where it is one for all. */
export function templateOf(document: string): { templateName: string; contractId?: string } {
  const at = document.indexOf(separator)
  return at < 0
    ? { templateName: document }
    : { templateName: document.slice(0, at), contractId: document.slice(at + separator.length) }
}
