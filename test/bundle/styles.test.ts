import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile, type Element } from 'stylis'
import { expect, it } from 'vitest'
import { dist } from './manifest.ts'

const rulesIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) =>
    element.type === 'rule' ? [element] : Array.isArray(element.children) ? rulesIn(element.children) : [],
  )

const assets = path.join(dist, 'assets')
const selectors = readdirSync(assets)
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => rulesIn(compile(readFileSync(path.join(assets, file), 'utf8'))))
  .flatMap(({ props }) => props)

/** A selector's compounds without what they are not, and with one of the kinds that they may be of. */
const plain = (selector: string): string =>
  selector
    .replace(/:(?:not|has|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:is|where)\(\s*([^(),]*)[^()]*\)/g, '$1')

const isNamed = (compound: string) => /[.#[]/.test(compound)
const isAnything = (compound: string) => !isNamed(compound) && !/^[a-z]/i.test(compound)

it('styles nothing anew beside what comes to a page or leaves it, unless that has a name', () => {
  expect(selectors.length).toBeGreaterThan(1000)
  const besideAnything = selectors.filter((selector) => {
    const [, before = '', after = ''] = /([^\s>+~]*)\s*[+~]\s*([^\s>+~]+)$/.exec(plain(selector)) ?? []
    return after !== '' && isAnything(after) && !isNamed(before)
  })
  expect(besideAnything).toEqual([])
})
