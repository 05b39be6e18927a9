import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/

/** Writes `<file>.br` beside every text file of the build, so that a server sends the best compression at no cost. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'portal:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = (await readdir(outDir, { recursive: true })).filter(
          (file) => compressible.test(file) && !file.startsWith('.'),
        )
        await Promise.all(
          files.map(async (file) => {
            const content = await readFile(path.join(outDir, file))
            const packed = await compress(content, {
              params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
            })
            await writeFile(path.join(outDir, `${file}.br`), packed)
          }),
        )
      },
    },
  }
}
