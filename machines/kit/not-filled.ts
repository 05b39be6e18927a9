/** What whoever comes to a hole of a chart is told while nothing fills it. */
export const notFilled = (name: string) => new Error(`"${name}" is not filled`)
