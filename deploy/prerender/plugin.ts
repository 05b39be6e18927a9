import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Manifest, type ManifestChunk, type Plugin, type ResolvedConfig } from 'vite'
import type { Env } from '../../src/env-values.ts'
import type * as source from '../../src/app/prerender.tsx'
import { renderPages, type Drawn } from './render-pages.ts'
import { facesFile, pageDocument, shellDocument } from './document.ts'
import { classesSeenFirst, criticalStyles, firstScreens } from './critical-styles.ts'
import { facts, factsDirOf, shellFile } from '../built-files.ts'
import { firstThatFits } from './first-answer.ts'
import { liftStyles } from './own-styles.ts'
import { robots, sitemap } from './found.ts'
import { headsOf } from './heads.ts'

type Options = {
  env: Env
  /** Where the portal is found: what canonical addresses begin with. */
  siteOrigin: string
  /** Starts what content is taken from. */
  openContent: () => Promise<{ url: string; close: () => Promise<void> }>
  /** The plugins that source has to pass to come out as it does in the build. */
  sourcePlugins: () => Plugin[]
}

const fileOf = (page: string) => `${page === '/' ? 'index' : page.replace(/^\/|\/$/g, '')}.html`

/** Draws every public page of the portal into a file of its own when it is built (2.1): they are read at once, and without JavaScript. */
export function prerender({ env, siteOrigin, openContent, sourcePlugins }: Options): Plugin {
  let config: ResolvedConfig

  async function drawAll(): Promise<{ pages: Drawn[]; prerenderedId: string }> {
    const content = await openContent()
    const server = await createServer({
      root: config.root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      mode: 'production',
      define: config.define ?? {},
      resolve: { alias: config.resolve.alias },
      plugins: sourcePlugins(),
      oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, watch: null },
    })
    try {
      const module = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof source
      return { pages: await renderPages(module, content.url), prerenderedId: module.prerenderedId }
    } finally {
      await server.close()
      await content.close()
    }
  }

  const urlOf = (page: string) => new URL(page, siteOrigin).href

  async function write(dir: string): Promise<void> {
    const { pages, prerenderedId } = await drawAll()
    const manifest = JSON.parse(await readFile(path.join(factsDirOf(dir), facts.manifest), 'utf8')) as Manifest
    const sheets = await Promise.all(
      (entryOf(manifest).css ?? []).map((file) => readFile(path.join(dir, file), 'utf8')),
    )
    const shell = await readFile(path.join(dir, 'index.html'), 'utf8')
    const modules = JSON.parse(await readFile(path.join(factsDirOf(dir), facts.modules), 'utf8')) as Record<
      string,
      string[]
    >
    await writeFile(path.join(dir, shellFile), shellDocument(shell, filesOf(manifest, modules, ['src/app/render.tsx'])))
    const faces = await readFile(path.join(dir, facesFile), 'utf8')
    const sheet = [faces, ...sheets].join('\n')
    const headOf = headsOf(env, urlOf, pages)
    for (const page of pages) {
      const { html, rules } = liftStyles(page.html)
      const file = path.join(dir, fileOf(page.path))
      await mkdir(path.dirname(file), { recursive: true })
      const files = filesOf(manifest, modules, ['src/app/hydrate.tsx', `src/layouts/${page.about.layout}.tsx`])
      const documentOf = (look: number) => {
        const styles = criticalStyles(sheet, classesSeenFirst(html, look)) + rules
        const { prerendered } = page
        return pageDocument(shell, { head: headOf(page), html, prerendered, prerenderedId, files, styles })
      }
      await writeFile(file, firstThatFits(firstScreens, documentOf))
    }
    const listed = pages
      .filter(({ path: own, canonical }) => own === canonical)
      .map(({ path: own, updatedAt }) => ({ url: urlOf(own), updated: updatedAt }))
    await writeFile(path.join(dir, 'sitemap.xml'), sitemap(listed))
    await writeFile(path.join(dir, 'robots.txt'), robots(siteOrigin))
    config.logger.info(`${pages.length} pages drawn ahead`)
  }

  return {
    name: 'portal:prerender',
    apply: (_, { mode }) => mode === 'production',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: (output) => write(path.resolve(config.root, output.dir ?? config.build.outDir)),
    },
  }
}

function entryOf(manifest: Manifest): ManifestChunk {
  const entry = manifest['index.html']
  if (!entry) throw new Error('The build has no entry that begins with index.html.')
  return entry
}

/** The files that these modules are loaded by, without those that every page begins with. */
function filesOf(manifest: Manifest, modules: Record<string, string[]>, names: readonly string[]): string[] {
  const withImports = (starts: readonly ManifestChunk[]) => {
    const files = new Set<string>()
    const pending = [...starts]
    for (const { file, imports = [] } of pending) {
      if (files.has(file)) continue
      files.add(file)
      pending.push(...imports.flatMap((name) => manifest[name] ?? []))
    }
    return files
  }
  const held = new Set(
    names.flatMap((name) => {
      const files = modules[name]
      if (!files) throw new Error(`The build has no module ${name}, which a page is loaded by.`)
      return files
    }),
  )
  const begun = withImports([entryOf(manifest)])
  return [...withImports(Object.values(manifest).filter(({ file }) => held.has(`/${file}`)))].filter(
    (file) => !begun.has(file),
  )
}
