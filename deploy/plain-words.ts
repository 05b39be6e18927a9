import type { Plugin } from 'vite'

const chart = /\/machines\/.+\.ts$/
const table = /\/src\/api\/tables\/.+\.ts$/
/** The helper is always called with two plain strings: what a thing means, and its section. */
const words = /(\.\.\.)?\bsays\(\s*'(?:[^'\\]|\\.)*',\s*'(?:[^'\\]|\\.)*'\s*\),?/g

/** What a call is for, in a row of the endpoint table. */
const about = /\babout:\s*'(?:[^'\\]|\\.)*',/g

const withoutWords = (code: string, id: string): string | null => {
  if (chart.test(id)) return code.replace(words, (_, spread) => (spread === undefined ? '{},' : ''))
  return table.test(id) ? code.replace(about, '') : null
}

/** Leaves out of the bundle what charts and endpoint tables say of themselves for people: the words weigh a tenth of the portal. */
export function plainWords(): Plugin {
  return {
    name: 'portal:plain-words',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      const plain = withoutWords(code, id)
      return plain === null ? null : { code: plain, map: null }
    },
  }
}
