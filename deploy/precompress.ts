import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const compressible = /\.(m?js|css|html|svg|json|txt|xml|webmanifest)$/

/** Writes `<file>.br` and, for clients that do not read it, `<file>.gz` beside every text file of the build, so that a server sends them at no cost. */
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
        const files = (await readdir(outDir, { recursive: true })).filter((file) => compressible.test(file))
        await Promise.all(
          files.map(async (file) => {
            const content = await readFile(path.join(outDir, file))
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
            await writeFile(path.join(outDir, `${file}.br`), await inBrotli(content, { params }))
            await writeFile(
              path.join(outDir, `${file}.gz`),
              await inGzip(content, { level: constants.Z_BEST_COMPRESSION }),
            )
          }),
        )
      },
    },
  }
}
