import type { Plugin, ResolvedConfig } from 'vite'
import { noindex } from './prerender/document.ts'
import { replaced } from './prerender/replaced.ts'

/** Builds a portal whose data are invented: says so, and keeps search engines away from every page. Its layouts say it to people. */
export function demonstration(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'portal:demonstration',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildStart: () =>
      config.logger.warn('CONTENT=sandbox: собирается демонстрационный портал, данные в нём вымышлены.'),
    transformIndexHtml: (html) => replaced(html, '</head>', () => `${noindex}</head>`),
  }
}
