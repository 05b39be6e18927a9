import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SerializedStyles } from '@emotion/react'
import { createServer, type UserConfig } from 'vite'
import { rewriteStyles } from './expressions.ts'

export type Evaluated = { id: string; styles: SerializedStyles }

/** From the general to the particular: what comes later rules over what came before. */
const folders = ['src/ui', 'src/blocks/kit', 'src/layouts', 'src/blocks', 'src/views']

const note = 'portalStyle'

/** Names a style by its module and by its place among the styles of that module. */
export const styleId = (root: string, file: string, index: number): string =>
  `${path.relative(root, file).replaceAll('\\', '/')}#${index}`

function modulesIn(root: string, folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
}

/** Runs the modules of the portal once, and gives the styles that they make, in the order in which they rule. */
export async function evaluateStyles(
  root: string,
  { define, resolve }: Pick<UserConfig, 'define' | 'resolve'>,
): Promise<Evaluated[]> {
  const evaluated: Evaluated[] = []
  Object.assign(globalThis, {
    [note]: (id: string, styles: SerializedStyles) => {
      evaluated.push({ id, styles })
      return styles
    },
  })
  const wrap = {
    name: 'portal:note-styles',
    enforce: 'pre' as const,
    transform: (code: string, file: string) =>
      rewriteStyles(
        file,
        code,
        (expression, index) => `globalThis.${note}(${JSON.stringify(styleId(root, file, index))}, ${expression})`,
      ),
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    define: define ?? {},
    resolve: resolve ?? {},
    plugins: [wrap],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  try {
    for (const file of folders.flatMap((folder) => modulesIn(root, folder))) await server.ssrLoadModule(file)
  } finally {
    await server.close()
    Reflect.deleteProperty(globalThis, note)
  }
  return evaluated
}
