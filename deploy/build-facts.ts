import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { emittedFacts, factsDirOf } from './built-files.ts'

/** Takes what the build says of itself out of the folder that is deployed. */
export function buildFacts(): Plugin {
  let outDir = ''
  return {
    name: 'portal:build-facts',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir)
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const emitted = path.join(outDir, emittedFacts)
        await rm(factsDirOf(outDir), { recursive: true, force: true })
        await cp(emitted, factsDirOf(outDir), { recursive: true })
        await rm(emitted, { recursive: true })
      },
    },
  }
}
