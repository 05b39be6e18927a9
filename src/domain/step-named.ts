/** Whether the services or a draft call a step so, however they write it. */
export const isCalled =
  (name: string) =>
  (step: string): boolean =>
    step.toLowerCase() === name.toLowerCase()

/** The step that the services or a draft call so; the first where there is none of this name. */
export const stepNamed = <Step extends string>(steps: readonly [Step, ...Step[]], name: string): Step =>
  steps.find(isCalled(name)) ?? steps[0]

/** What the rules ask on a step, which they name with a capital. */
export const rulesNamed = <Rules extends { step: string }>(rules: readonly Rules[], step: string): Rules | undefined =>
  rules.find((one) => isCalled(step)(one.step))

/** A step as the services call it, with a capital. */
export const calledByServices = (step: string): string => step.slice(0, 1).toUpperCase() + step.slice(1)
