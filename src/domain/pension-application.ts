import type { Product } from './programme.ts'
import type { DraftValues } from './statement-draft.ts'
import type { StatementDocument } from './statement-documents.ts'

/** What is read before the application is signed: the application itself, since the services draw none (K1). */
export const pensionPapers: readonly StatementDocument[] = [
  { name: 'PensionStatement', title: 'Заявление о назначении негосударственной пенсии', isRequired: true },
]

type Filing = { programmes: readonly Pick<Product, 'agreementId' | 'pegasUserId'>[]; idempotencyKey: string }

/** The application as it is filed (K1): all that was filled in, on behalf of the participant of the programme. */
export const pensionApplicationOf = (
  values: DraftValues,
  { programmes, idempotencyKey }: Filing,
): Readonly<Record<string, unknown>> => ({
  ...values,
  pegasUserId: programmes.find(({ agreementId }) => agreementId === values['agreementId'])?.pegasUserId ?? null,
  idempotencyKey,
})
