import type { SerializedStyles } from '@emotion/react'
import { compile, serialize, stringify } from 'stylis'
import type { Evaluated } from './evaluate.ts'

type Chained = SerializedStyles & { next?: Chained; anim?: number }

/** Rules of the whole document have no class before them. */
const ofDocument = /^src\/ui\/global-styles\.tsx#/
const shortest = 3

export type Sheet = { css: string; classOf: ReadonlyMap<string, string> }

/** Short names that depend on the style alone, so that a change of one style renames no other. */
function createNames() {
  const taken = new Map<string, string>()
  return (hash: string): string => {
    for (let length = shortest; ; length += 1) {
      const name = `s${hash.slice(0, length)}`
      const owner = taken.get(name)
      if (owner !== undefined && owner !== hash) continue
      taken.set(name, hash)
      return name
    }
  }
}

/** One style sheet of all styles, and the class that stands for each of them. */
export function createSheet(evaluated: readonly Evaluated[]): Sheet {
  const nameOf = createNames()
  const rules = new Map<string, string>()
  const write = (key: string, css: string) => {
    if (!rules.has(key)) rules.set(key, serialize(compile(css), stringify))
  }
  const classOf = evaluated.map(({ id, styles }) => {
    const chained = styles as Chained
    for (let next = chained.anim === 1 ? chained : chained.next; next; next = next.next) write(next.name, next.styles)
    if (chained.anim === 1) return [id, chained.name] as const
    const name = nameOf(chained.name)
    if (ofDocument.test(id)) write(id, chained.styles)
    else write(id, `.${name}{${chained.styles}}`)
    return [id, name] as const
  })
  return { css: [...rules.values()].join('\n'), classOf: new Map(classOf) }
}
