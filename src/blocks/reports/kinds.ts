/** Reports that content may offer. */
export const reportKinds = ['account-statement', 'tax-deduction'] as const
export type ReportKind = (typeof reportKinds)[number]
