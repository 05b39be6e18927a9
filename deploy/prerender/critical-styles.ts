import { compile, serialize, stringify, type Element } from 'stylis'

const classes = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '')

/** The names of every class that stands in these pages. */
export const classesIn = (pages: readonly string[]): Set<string> =>
  new Set(pages.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)]).flatMap(([, names = '']) => names.split(' ')))

/**
 * The rules of a style sheet that pages with these classes may come under, in their order: what is shown first is styled by them alone,
 * and the whole sheet, which follows, says the same again.
 */
export function criticalStyles(css: string, used: ReadonlySet<string>): string {
  const applies = (selector: string) => classes(selector).every((name) => used.has(name))
  const keep = (element: Element): boolean => {
    if (element.type === 'rule') {
      const selectors = (element.props as string[]).filter(applies)
      element.props = selectors
      return selectors.length > 0
    }
    if (Array.isArray(element.children) && /^@(media|supports|layer|container)/.test(element.type)) {
      element.children = element.children.filter(keep)
      return element.children.length > 0
    }
    return element.type !== 'comm'
  }
  return serialize(compile(css).filter(keep), stringify)
}
