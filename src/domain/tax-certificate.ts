import { valueAt } from './judging/paths.ts'
import type { DraftValues } from './statement-draft.ts'
import type { StatementFile } from './statement-files.ts'

/** Whether the tax office's certificate of deductions is among the files. */
export const hasTaxCertificate = (files: readonly StatementFile[]): boolean =>
  files.some(({ fileType, state }) => fileType === 'TaxCertificate' && state !== 'bad')

/** Whether a statement says that the certificate is attached. */
export const isTaxCertificatePromised = (values: DraftValues): boolean =>
  valueAt(values, 'tax.certificateProvided') === true

/** What a certificate that is attached makes a statement say of the tax, whatever was ticked; nothing where there is none. */
export const certifiedTax = ({ tax }: DraftValues, files: readonly StatementFile[]): DraftValues =>
  hasTaxCertificate(files) ? { tax: { ...(tax as object | null), certificateProvided: true } } : {}
