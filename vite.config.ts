import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { readConfiguration } from './deploy/configuration.ts'
import { delivery, services } from './deploy/delivery.ts'
import { plainCharts } from './deploy/plain-charts.ts'
import { precompress } from './deploy/precompress.ts'
import { sandbox } from './test/sandbox/vite-plugin.ts'

/** What every page needs and what changes with an upgrade of a library only, never with the portal's own code. */
const framework = /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect|@emotion|stylis|wouter|regexparam)[\\/]/

export default defineConfig(({ mode }) => {
  const { env, backendOrigin, define } = readConfiguration(import.meta.dirname, mode)
  const proxy = Object.fromEntries(backendOrigin ? services.map((path) => [path, { target: backendOrigin, changeOrigin: true }]) : [])
  const { headers, files } = delivery(env)
  return {
    define,
    plugins: [headers, ...(backendOrigin || mode === 'test' ? [] : [sandbox({})]), files, plainCharts(), precompress(), react()],
    resolve: { alias: { 'hoist-non-react-statics': path.join(import.meta.dirname, 'deploy/no-statics.ts') } },
    server: { host: '127.0.0.1', port: 5173, proxy },
    preview: { host: '127.0.0.1', port: 4173, proxy, cors: false },
    build: {
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework, priority: 2 }, { name: 'common', test: /[\\/]src[\\/]/, minShareCount: 8, priority: 1 }] } } },
    },
    test: {
      projects: [
        { extends: true, test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/browser/**', 'test/bundle/**'] } },
        { extends: true, test: { name: 'bundle', include: ['test/bundle/*.test.ts'] } },
      ],
    },
  }
})
