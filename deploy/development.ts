import type { Plugin } from 'vite'

/** The development server makes styles by script, after which a browser wonders aloud for what the fonts were preloaded. */
export const withoutPreloads = (): Plugin => ({
  name: 'portal:without-preloads',
  apply: 'serve',
  transformIndexHtml: (html, { server }) => (server ? html.replace(/<link rel="preload"[^>]*>\s*/g, '') : html),
})
