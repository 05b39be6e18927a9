import path from 'node:path'
import type { Plugin } from 'vite'
import { evaluateStyles, styleId } from './evaluate.ts'
import { rewriteStyles } from './expressions.ts'
import { createSheet, type Sheet } from './sheet.ts'

const sheetId = '/portal-styles.css'
const main = /[\\/]src[\\/]main\.tsx$/
const own = (file: string) => path.join(import.meta.dirname, file)

/** Turns the styles of Emotion into one style sheet and their class names: a built portal makes no style while it runs. */
export function staticStyles(): Plugin {
  let root = ''
  let options: Parameters<typeof evaluateStyles>[1] = {}
  let sheet: Sheet = { css: '', classOf: new Map() }
  const classOf = (file: string, index: number) => {
    const id = styleId(root, file, index)
    const name = sheet.classOf.get(id)
    if (name === undefined) throw new Error(`${id} was not made when its module was run.`)
    return JSON.stringify(name)
  }
  return {
    name: 'portal:static-styles',
    apply: 'build',
    enforce: 'pre',
    config(given) {
      options = { ...(given.define ? { define: given.define } : {}), ...(given.resolve ? { resolve: given.resolve } : {}) }
      return { resolve: { alias: [
        { find: /^@emotion\/react\/jsx-runtime$/, replacement: own('jsx-runtime.ts') },
        { find: /^@emotion\/react$/, replacement: own('emotion.ts') },
      ] } }
    },
    configResolved(config) { root = config.root },
    async buildStart() { sheet = createSheet(await evaluateStyles(root, options)) },
    resolveId: (id) => (id === sheetId ? id : null),
    load: (id) => (id === sheetId ? sheet.css : null),
    transform(code, file) {
      if (main.test(file)) return { code: `import '${sheetId}'\n${code}`, map: null }
      const rewritten = rewriteStyles(file, code, (_, index) => classOf(file, index))
      return rewritten === null ? null : { code: rewritten, map: null }
    },
  }
}
