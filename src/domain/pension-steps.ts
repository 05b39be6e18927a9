/** The steps of the application for the pension in their order; the services write them with a capital (2.2-12). */
export const pensionSteps = [
  'programme',
  'basis',
  'paymentScheme',
  'personalData',
  'identityDocument',
  'contactInfo',
  'bankDetails',
  'documents',
  'review',
] as const
export type PensionStep = (typeof pensionSteps)[number]
