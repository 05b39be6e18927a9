import path from 'node:path'
import type { Plugin } from 'vite'
import { evaluateStyles, styleId } from './evaluate.ts'
import { rewriteStyles } from './expressions.ts'
import { createSheet, type Sheet } from './sheet.ts'

const sheetId = '/portal-styles.css'
const main = /[\\/]src[\\/]app[\\/]main\.tsx$/
const own = (file: string) => path.join(import.meta.dirname, file)

const instead = [
  { find: /^@emotion\/react\/jsx-runtime$/, replacement: own('jsx-runtime.ts') },
  { find: /^@emotion\/react$/, replacement: own('emotion.ts') },
]

/**
 * Turns the styles of Emotion into one style sheet and their class names: a built portal makes no style while it runs. `again` does the
 * same, with the classes of the same sheet, to source that is run while the portal is built.
 */
export function staticStyles(): { build: Plugin; again: () => Plugin } {
  let root = ''
  let options: Parameters<typeof evaluateStyles>[1] = {}
  let sheet: Sheet = { css: '', classOf: new Map() }
  let isLinked = false
  const classOf = (file: string, index: number) => {
    const id = styleId(root, file, index)
    const name = sheet.classOf.get(id)
    if (name === undefined) throw new Error(`${id} was not made when its module was run.`)
    return JSON.stringify(name)
  }
  const rewritten = (code: string, file: string) => {
    const result = rewriteStyles(file, code, (_, index) => classOf(file, index))
    return result === null ? null : { code: result, map: null }
  }
  const build: Plugin = {
    name: 'portal:static-styles',
    apply: 'build',
    enforce: 'pre',
    config(given) {
      options = {
        ...(given.define ? { define: given.define } : {}),
        ...(given.resolve ? { resolve: given.resolve } : {}),
      }
      return { resolve: { alias: instead } }
    },
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      sheet = createSheet(await evaluateStyles(root, options))
    },
    resolveId: (id) => (id === sheetId ? id : null),
    load: (id) => (id === sheetId ? sheet.css : null),
    transform(code, file) {
      if (!main.test(file)) return rewritten(code, file)
      isLinked = true
      return { code: `import '${sheetId}'\n${code}`, map: null }
    },
    buildEnd(error) {
      if (!error && !isLinked)
        throw new Error('Nothing begins with the style sheet: the module that is to import it was not found.')
    },
  }
  return {
    build,
    again: () => ({
      name: 'portal:static-styles-again',
      enforce: 'pre',
      config: () => ({ resolve: { alias: instead } }),
      transform: rewritten,
    }),
  }
}
