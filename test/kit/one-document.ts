import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { ignoreScrolling } from './no-scrolling.ts'
import { ignoreStyles } from './no-styles.ts'
import { giveCryptography } from './web-crypto.ts'

/** This file is read anew for each file of tests: what is made by it is known by its worker alone. */
const made = Symbol.for('portal.document')

/**
 * jsdom, made once a worker: the modules that its tests share hold its document. What a file of tests leaves in it is
 * taken away by `document-anew.ts`.
 */
const oneDocument: Environment = {
  name: 'one-document',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis & { [made]?: true }, options) {
    if (!global[made]) {
      await builtinEnvironments.jsdom.setup(global, options)
      giveCryptography()
      ignoreStyles()
      ignoreScrolling()
      global[made] = true
    }
    return { teardown: () => undefined }
  },
}
export default oneDocument
