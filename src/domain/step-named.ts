/** The step that the services or a draft call so, however they write it; the first where there is none of this name. */
export const stepNamed = <Step extends string>(steps: readonly [Step, ...Step[]], name: string): Step =>
  steps.find((step) => step.toLowerCase() === name.toLowerCase()) ?? steps[0]

/** What the rules ask on a step, which they name with a capital. */
export const rulesNamed = <Rules extends { step: string }>(rules: readonly Rules[], step: string): Rules | undefined =>
  rules.find((one) => one.step.toLowerCase() === step.toLowerCase())

/** A step as the services call it, with a capital. */
export const calledByServices = (step: string): string => step.slice(0, 1).toUpperCase() + step.slice(1)
