import type { Plugin } from 'vite'

/** The development server makes styles by script, after which a browser wonders aloud for what the fonts were preloaded. */
export const withoutPreloads = (): Plugin => ({
  name: 'portal:without-preloads',
  apply: 'serve',
  transformIndexHtml: (html, { server }) => (server ? html.replace(/<link rel="preload"[^>]*>\s*/g, '') : html),
})

/** Seconds. */
const fontsKept = 3600
/** A font that the development server has asked for anew on each page comes too late for it, as `font-display: optional` has it. */
export const withFontsKept = (): Plugin => ({
  name: 'portal:fonts-kept',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/fonts', (_, response, next) => {
      response.setHeader('Cache-Control', `max-age=${fontsKept}`)
      next()
    })
  },
})
