import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aboutOf, isClosed } from '#app/prerender.tsx'
import type { CmsRoute } from '#domain/content.ts'
import { pageDocument, shellDocument } from '../../deploy/prerender/document.ts'
import { renderPages } from '../../deploy/prerender/render-pages.ts'
import { root } from '#test/kit/build.ts'

const shell = readFileSync(path.join(root, 'index.html'), 'utf8').replace(
  '</head>',
  '<link rel="stylesheet" crossorigin href="/assets/a.css"></head>',
)
const page = (given: string) =>
  pageDocument(given, {
    head: {
      title: 'Контакты',
      description: 'Где мы',
      found: { canonical: '/', image: '/', siteName: 'Фонд', structured: [] },
    },
    html: '<main>$& $1</main>',
    prerendered: { path: '/', today: '2026-01-01', routes: [], queries: [] },
    prerenderedId: 'prerendered',
    files: [],
    styles: 'p{}',
  })

describe('the document of a prerendered page', () => {
  it('has a head, a content and styles of its own, and its sheet at its end', () => {
    const made = page(shell)
    expect(made).toContain('<html data-deferred lang="ru"><head>')
    expect(made.match(/<title>|<meta name="description"/g)).toHaveLength(2)
    expect(made).toContain('<div id="app"><main>$& $1</main></div>')
    expect(made).toContain('<script type="module" fetchpriority="low"')
    expect(made.trim()).toMatch(
      /<style>@keyframes whole[^<]*#app:not\(:has\(~#prerendered\)\)\{visibility:hidden;[^<}]*\}p\{\}<\/style><\/head>[^]*<link rel="stylesheet" fetchpriority="low" crossorigin href="\/assets\/a.css"><\/body><\/html>$/,
    )
  })

  it.each([
    ['<html '],
    ['<title>'],
    ['<meta name="description"'],
    ['</head>'],
    ['<div id="app"></div>'],
    ['</body>'],
    ['<link rel="stylesheet"'],
  ])('is not made of a page without %s', (part) => {
    expect(() => page(shell.replace(part, '<!-- -->'))).toThrow('not put together as prerendering expects')
  })

  it('is not made of a page without scripts and links, nor is the page of the application without a head', () => {
    expect(() =>
      page(shell.replace('<script type="module"', '<script').replace('<link rel="stylesheet"', '<link')),
    ).toThrow('not put together')
    expect(() => shellDocument('<html></html>', [])).toThrow('not put together')
  })
})

describe('a page that is drawn', () => {
  const route: CmsRoute = {
    path: '/plan',
    name: 'plan',
    type: 'page',
    id: 'plan',
    title: 'План',
    layout: 'default',
    pageNeedAuth: false,
    inSitemap: true,
  }
  const block = (pageNeedAuth: boolean) => ({
    id: 'a',
    template: 'section',
    label: null,
    params: {},
    slots: { default: [{ id: 'b', template: 'section', params: { pageNeedAuth }, slots: {} }] },
  })
  const contentOf = (blocks: unknown[]) => ({ id: 'plan', title: 'План', layout: 'default', blocks })

  /** What is drawn of a site whose pages have these blocks, and look so. */
  const draw = async (blocks: unknown[], html: string) => {
    const queries = new Map<string, unknown>()
    const pages = await renderPages(
      {
        contentAt: () =>
          ({
            routes: () => Promise.resolve([route]),
            partsOf: () => Promise.resolve([]),
            query: () => Promise.resolve(contentOf(blocks)),
          }) as never,
        today: () => '2026-01-01',
        renderPage: (prerendered) => {
          const key = `content.page:${prerendered.path}`
          const wanted =
            queries.has(key) || prerendered.path !== route.path
              ? []
              : [{ row: 'content.page', request: { params: { id: 'plan' }, query: {} } }]
          queries.set(key, null)
          return Promise.resolve({ html, wanted: wanted as never })
        },
        aboutOf,
        isClosed,
      },
      'http://127.0.0.1',
    )
    return pages.map((one) => one.path)
  }

  it('[2.7-04] is left to the browser where a block in it is for those who are signed in, whatever is drawn of it', async () => {
    const html = '<main><h1>План</h1></main>'
    expect(await draw([block(true)], html)).toEqual(['/', '/lk/lite', '/lk/outdated'])
    expect(await draw([block(false)], html)).toEqual(['/', '/plan', '/lk/lite', '/lk/outdated'])
  })

  it('has what it lacked, and what its blocks lacked when they had that; the calls of all pages wait together', async () => {
    const [wants, waiting] = [['content.page', 'content.liteSection'], new Set<string>()]
    let mostWaiting = 0
    const pages = await renderPages(
      {
        contentAt: () =>
          ({
            routes: () => Promise.resolve([route, { ...route, path: '/aim', id: 'aim' }]),
            partsOf: () => Promise.resolve([]),
            async query({ row, request }: { row: string; request: { params: { id: string } } }) {
              const call = `${row} ${request.params.id}`
              waiting.add(call)
              mostWaiting = Math.max(mostWaiting, waiting.size)
              await setImmediate()
              waiting.delete(call)
              return `answer to ${call}`
            },
          }) as never,
        today: () => '2026-01-01',
        renderPage({ routes, queries }) {
          const row = routes[0] && wants[queries.length]
          const wanted = row ? [{ row, request: { params: { id: routes[0]?.id } } }] : []
          const told = queries.map(({ value }) => `<p>${String(value)}</p>`)
          return Promise.resolve({ html: `<h1>${told.join('')}</h1>`, wanted: wanted as never })
        },
        aboutOf: () => Promise.resolve({} as never),
        isClosed: () => false,
      },
      'http://127.0.0.1',
    )
    const htmlOf = (address: string) => pages.find((one) => one.path === address)?.html
    expect(htmlOf('/plan')).toBe('<h1><p>answer to content.page plan</p><p>answer to content.liteSection plan</p></h1>')
    expect(htmlOf('/aim')).toBe('<h1><p>answer to content.page aim</p><p>answer to content.liteSection aim</p></h1>')
    expect(mostWaiting).toBe(2)
  })

  it('stops the build where it is for anybody and has no heading', async () => {
    await expect(draw([block(false)], '<main aria-busy="true"></main>')).rejects.toThrow(
      /^\/\S* is drawn without a heading/,
    )
  })
})
