import DOMPurify from 'dompurify'

type PolicyFactory = {
  defaultPolicy: object | null
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => object
}

/** The id by which the library looks for its own style sheet before it writes one. */
const sheetId = 'apexcharts-css'

/**
 * Lets the chart library work under the page's policy. It writes HTML as plain text, so from now on such text is sanitised; and it would
 * put a style sheet into the page, which the policy refuses: a mark of the sheet's name keeps it from trying, its rules are in ours.
 */
export function admitLibrary(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory }
  if (trustedTypes && !trustedTypes.defaultPolicy) {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: false }),
    })
  }
  if (document.getElementById(sheetId)) return
  const mark = document.createElement('meta')
  mark.id = sheetId
  document.head.append(mark)
}

type Legend = { legendHelpers: { appendToForeignObject: () => void } } | null

/** The library puts styles of its legend into every drawing, wanted or not, and the policy refuses them too: this one has no such styles. */
export function keepLegendStylesOut(drawing: object): void {
  let legend: Legend = null
  Object.defineProperty(drawing, 'legend', {
    configurable: true,
    get: () => legend,
    set: (made: Legend) => {
      legend = made
      if (made) made.legendHelpers.appendToForeignObject = () => undefined
    },
  })
}
