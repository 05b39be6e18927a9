/** The document's own rules stand in the sheet. */
export const Global = (): null => null

/** Styles are classes of the sheet by now: nobody can make one. */
export function css(): never {
  throw new Error('Styles are made when the portal is built.')
}

export const keyframes = (): never => css()
