import path from 'node:path'

/** The page of the application, for every address that was not prerendered. */
export const shellFile = 'app.html'

/** Where a build keeps what it says of itself, for the prerendering, tests and people: apart from what is served. */
export const factsDirOf = (outDir: string): string =>
  path.resolve(import.meta.dirname, '../node_modules/.cache/portal', path.basename(outDir))

/** Where the bundler emits them. */
export const emittedFacts = '.vite'

/** The facts of a build: its chunks by the source that they begin with, files by module, modules' lengths by script. */
export const facts = { manifest: 'manifest.json', modules: 'ssr-manifest.json', sizes: 'module-sizes.json' }
