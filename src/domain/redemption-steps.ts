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

/** The step that the services or the draft call so; the first where there is none of this name. */
export const stepNamed = (name: string): RedemptionStep =>
  redemptionSteps.find((step) => step.toLowerCase() === name.toLowerCase()) ?? redemptionSteps[0]
