/** Where the steps of a statement stand beside its card; the statement is the container. */
export const besideSteps = '@container (width > 50rem)'
