import path from 'node:path'
import type { Plugin } from 'vite'
import { emittedFacts, facts } from './built-files.ts'

/** Writes for people, where no server sends it, how long each module of each script was before it was minified. */
export function moduleSizes(): Plugin {
  let root = ''
  const nameOf = (id: string) => path.relative(root, id.replace(/^\0|\?.*$/g, '')).replaceAll('\\', '/')
  return {
    name: 'portal:module-sizes',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const sizes = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk'
          ? [
              [
                one.fileName,
                Object.fromEntries(
                  Object.entries(one.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
                ),
              ] as const,
            ]
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: `${emittedFacts}/${facts.sizes}`,
        source: JSON.stringify(Object.fromEntries(sizes)),
      })
    },
  }
}
