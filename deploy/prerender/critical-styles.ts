import { compile, serialize, stringify, type Element } from 'stylis'

const classes = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '')

/**
 * So much of a page's content as is styled before the whole sheet comes, in signs of its source: as far as somebody with a high window
 * sees, where it fits; what the first screen of one dense in drawings needs; what most pages can do with; and the least.
 */
export const firstScreens = [9000, 6000, 4500, 3000, 2400] as const

/** What can be chosen in a list is not seen before it is opened. */
const choices = /<option[^]*?<\/option>/g

/** The names of the classes that stand in what is seen of a page before anybody scrolls; what is below them waits for the whole sheet. */
export function classesSeenFirst(html: string, firstScreen: number): Set<string> {
  const seen = html.replace(choices, '')
  const main = seen.indexOf('<main')
  if (main === -1) throw new Error('A page without <main> has no first screen.')
  return new Set(
    [...seen.slice(0, main + firstScreen).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
}

/* Display settings are applied, and what is pointed at answers, when the whole sheet is there. */
const later = /\[data-(contrast|text-size|motion)|:(hover|active)/

/**
 * The rules of a style sheet that a page with these classes may come under, in their order: what is shown first is styled by them alone,
 * and the whole sheet, which follows, says the same again.
 */
export function criticalStyles(css: string, used: ReadonlySet<string>): string {
  const applies = (selector: string) => !later.test(selector) && classes(selector).every((name) => used.has(name))
  const keep = (element: Element): boolean => {
    if (element.type === 'rule') {
      const selectors = (element.props as string[]).filter(applies)
      element.props = selectors
      return selectors.length > 0
    }
    // Nobody prints before the whole sheet is there.
    if (element.value === '@media print') return false
    if (Array.isArray(element.children) && /^@(media|supports|layer|container)/.test(element.type)) {
      element.children = element.children.filter(keep)
      return element.children.length > 0
    }
    return element.type !== 'comm'
  }
  const kept = compile(css).filter(keep)
  const rules = serialize(
    kept.filter(({ type }) => type !== '@keyframes'),
    stringify,
  )
  const moves = kept.filter(({ type, props }) => type === '@keyframes' && rules.includes((props as string[]).join('')))
  // The last semicolon of a rule says nothing, and a first answer has no room for it.
  return (rules + serialize(moves, stringify)).replaceAll(';}', '}')
}
