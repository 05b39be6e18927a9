import type { Plugin } from 'vite'

const chart = /\/machines\/.+\.ts$/
const table = /\/src\/api\/tables\/.+\.ts$/
/** The helper is always called with two plain strings: what a thing means, and its section. */
const description = /(\.\.\.)?\bdescribed\(\s*'(?:[^'\\]|\\.)*',\s*'(?:[^'\\]|\\.)*'\s*\),?/g

/** What a call is for, in a row of the endpoint table. */
const about = /\babout:\s*'(?:[^'\\]|\\.)*',/g

const stripped = (code: string, id: string): string | null => {
  if (chart.test(id)) return code.replace(description, (_, spread) => (spread === undefined ? '{},' : ''))
  return table.test(id) ? code.replace(about, '') : null
}

/** Leaves out of the bundle how charts and endpoint tables describe themselves to people: it weighs a tenth of the portal. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'portal:without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      const plain = stripped(code, id)
      return plain === null ? null : { code: plain, map: null }
    },
  }
}
