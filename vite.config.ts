import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { chunkFileNames, chunks } from './deploy/chunks/chunks.ts'
import { dynamicImports } from './deploy/chunks/dynamic-imports.ts'
import { buildFacts } from './deploy/build-facts.ts'
import { readConfiguration } from './deploy/configuration.ts'
import { delivery } from './deploy/delivery.ts'
import { demonstration } from './deploy/demonstration.ts'
import { withFontsKept, withoutPreloads } from './deploy/development.ts'
import { moduleSizes } from './deploy/module-sizes.ts'
import { withoutDescriptions } from './deploy/without-descriptions.ts'
import { withoutUnusedReact } from './deploy/unused-react.ts'
import { precompress } from './deploy/precompress.ts'
import { prerender } from './deploy/prerender/plugin.ts'
import { openSandboxContent, sandbox } from './deploy/sandbox.ts'
import { proxyTo } from './deploy/services.ts'
import { staticStyles } from './deploy/static-styles/plugin.ts'
import { manifestFile } from './deploy/web-manifest.ts'

/** React has had this hook of its own since 18; the shim for older ones only weighs. */
const reactOwnStore = [
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
]

/** In place of the lenient parser that ofetch brings for answers it parses itself: it is asked for texts and streams alone. */
const nativeJson = { find: /^destr$/, replacement: 'data:text/javascript,export default JSON.parse' }

/** What draws the charts asks for them as CommonJS: of a module it would get a copy by helpers that come with every page. */
const chartsAsAsked = { find: /^apexcharts$/, replacement: 'apexcharts/dist/apexcharts.common.js' }

/** Ends what hangs, in milliseconds; how quick a test is depends on what goes on beside it. */
const patience = 600_000
/** Tests of what needs a document: what is drawn, and what the portal does to the browser. */
const domTests = ['test/**/*.test.tsx', 'test/{app,system,ui}/**/*.test.ts']
/** Those of them that load modules anew, which the others would meet. */
const modulesAnew = 'test/**/*.anew.test.tsx'
const dom = {
  environment: './test/kit/one-document.ts',
  setupFiles: ['test/kit/document-anew.ts', 'test/kit/lazy-components.ts'],
  include: domTests,
}
/** Every fault of every chart, by `npm run mutants`: of the time of all tests it would be a sixth. */
const everyFault = 'test/machines/mutation.test.ts'

export default defineConfig(({ command, mode }) => {
  const { env, backendOrigin, isDemonstration, siteOrigin, define } = readConfiguration(import.meta.dirname, {
    mode,
    command,
  })
  const proxy = proxyTo(backendOrigin)
  const { headers, files } = delivery(env)
  const styles = staticStyles()
  const lateParts = dynamicImports()
  const prerenderedPages = prerender({
    env,
    siteOrigin,
    sourcePlugins: () => [styles.again()],
    openContent: () =>
      backendOrigin
        ? Promise.resolve({ url: backendOrigin, close: () => Promise.resolve() })
        : openSandboxContent(env.fundName),
  })
  return {
    define,
    plugins: [
      headers,
      ...(backendOrigin || command === 'build' || mode === 'test' ? [] : [sandbox()]),
      withoutPreloads(),
      withFontsKept(),
      ...(isDemonstration ? [demonstration()] : []),
      files,
      manifestFile(env),
      withoutDescriptions(),
      withoutUnusedReact(),
      lateParts.plugin,
      styles.build,
      buildFacts(),
      prerenderedPages,
      moduleSizes(),
      precompress(),
      react(),
    ],
    // The development server bundles libraries by itself, and takes nothing that is no file.
    resolve: { alias: command === 'build' ? [...reactOwnStore, nativeJson, chartsAsAsked] : [] },
    server: { host: '127.0.0.1', port: 5173, proxy, cors: false },
    preview: { host: '127.0.0.1', port: 4173, proxy, cors: false },
    build: {
      target: 'es2023',
      // The smallest takes three times as long to make; who walks the charts does not weigh them.
      minify: mode === 'walk' ? 'oxc' : 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
      cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      manifest: true,
      ssrManifest: true,
      modulePreload: { polyfill: false, resolveDependencies: lateParts.resolveDependencies },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { chunkFileNames, codeSplitting: { groups: chunks } },
      },
    },
    test: {
      // All of them: by default one is left for whoever watches, and on two that is half.
      maxWorkers: '100%',
      testTimeout: patience,
      hookTimeout: patience,
      projects: [
        // Nothing that these tests import keeps anything that another could meet: modules, and the covers of charts, are made once a worker.
        {
          extends: true,
          test: {
            name: 'unit',
            isolate: false,
            include: ['test/**/*.test.ts'],
            exclude: [...domTests, 'test/{browser,bundle}/**', everyFault],
          },
        },
        // Here too: what a file leaves in their document is taken away after it.
        { extends: true, test: { ...dom, name: 'dom', isolate: false, exclude: [modulesAnew] } },
        { extends: true, test: { ...dom, name: 'dom-anew', include: [modulesAnew] } },
        {
          extends: true,
          test: { name: 'mutants', include: [everyFault] },
        },
        { extends: true, test: { name: 'bundle', include: ['test/bundle/*.test.ts'] } },
      ],
    },
  }
})
