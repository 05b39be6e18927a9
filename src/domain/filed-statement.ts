/** A statement that the fund has registered. */
export type FiledStatement = {
  statementId: string
  registrationNumber: string | null
  registrationDate: string | null
  documentId: string | null
  /** Within how many days the fund answers, where it says so. */
  reviewTermDays?: number | null
}

type Registered = { statementId: string } & {
  [part in Exclude<keyof FiledStatement, 'statementId'>]?: FiledStatement[part] | undefined
}

/** What the services told of a statement that they have registered: by its signature, or when it is asked for. */
export const filedStatement = ({
  statementId,
  registrationNumber,
  registrationDate,
  documentId,
  reviewTermDays,
}: Registered): FiledStatement => ({
  statementId,
  registrationNumber: registrationNumber ?? null,
  registrationDate: registrationDate ?? null,
  documentId: documentId ?? null,
  reviewTermDays: reviewTermDays ?? null,
})
