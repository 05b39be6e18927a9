import type { Plugin } from 'vite'

const importing = /\bimport\((["'`])(\.[^"'`]+)\1\)/g
/** As short as it can be: it stands in every file that imports another. */
const global = '$r'
const preloading = 'baseModule().catch(handlePreloadError)'
const askAgainItself = `
globalThis.${global} = (error) => {
  const lost = /\\S+\\.js$/.exec(error.message);
  if (!lost) throw error;
  return import(lost + '?' + Date.now());
};
`

/**
 * A browser may remember that a file could not be fetched and never fetch that address again, so that a part of the portal which a
 * network took would stay away for as long as the page lives: it is asked for once more by an address of its own.
 */
export const askAgain = (): Plugin => ({
  name: 'portal:ask-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk(code) {
    const asking = code.replace(importing, (call) => `${call}.catch(${global})`)
    if (code.includes(preloading)) return { code: asking + askAgainItself, map: null }
    return asking === code ? null : { code: asking, map: null }
  },
})
