import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** Of pages that are built alike one is enough; which were found faultless, all workers of a run know by these files. */
export const faultlessBuilds = path.resolve(import.meta.dirname, '../../test-results/faultless')

/**
 * How the page is built as it stands: its elements with what they show and their attributes, without its words and figures. Of neighbours
 * that are built alike one counts, so that lists differ by their kinds of rows and not by their length.
 */
const structureOf = (page: Page) =>
  page.evaluate(`(() => {
    const wording = new Set(['aria-label', 'alt', 'title', 'value', 'placeholder', 'content', 'datetime'])
    const naming = new Set(['id', 'for', 'name', 'href', 'src', 'srcset', 'd', 'points', 'transform', 'viewBox', 'list', 'form',
      'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-errormessage', 'aria-activedescendant', 'aria-details'])
    const attributeOf = ({ name, value }) =>
      naming.has(name) ? name + (value === '' ? '' : '+') : wording.has(name) ? name + (value.trim() === '' ? '' : '+') : name + '=' + value.replace(/\\d+/g, '0')
    const nodeOf = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim() === '' ? '' : 'text'
      if (node.nodeType !== Node.ELEMENT_NODE) return ''
      const shown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? '' : '-'
      const own = shown + node.localName + [...node.attributes].map(attributeOf).sort().join()
      return '<' + own + [...node.childNodes].map(nodeOf).filter((child, at, all) => child !== '' && child !== all[at - 1]).join('') + '>'
    }
    return document.documentElement.lang + nodeOf(document.body)
  })()`) as Promise<string>

/** The file by which a page of this build at this width is known. */
export async function buildOf(page: Page): Promise<string> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const hash = createHash('sha256').update(`${width} ${await structureOf(page)}`)
  return path.join(faultlessBuilds, hash.digest('hex'))
}

export const isKnown = (build: string): boolean => existsSync(build)

export function makeKnown(build: string): void {
  mkdirSync(faultlessBuilds, { recursive: true })
  writeFileSync(build, '')
}
