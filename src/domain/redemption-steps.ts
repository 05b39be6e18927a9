/** The steps of the redemption statement in their order; the services write them with a capital (3-14). */
export const redemptionSteps = [
  'accountManagement',
  'taxStatus',
  'personalData',
  'identityDocument',
  'addresses',
  'contactInfo',
  'bankDetails',
  'documents',
  'review',
] as const
export type RedemptionStep = (typeof redemptionSteps)[number]
