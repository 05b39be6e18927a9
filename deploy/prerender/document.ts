import type { Prerendered } from '../../src/domain/prerendered.ts'
import { escape } from './escape.ts'
import { replaced } from './replaced.ts'

/** What a page says of itself to those who find and share it. */
export type Head = {
  title: string
  description: string
  /** Null for a page that robots keep nothing of. */
  found: { canonical: string; image: string; siteName: string; structured: readonly object[] } | null
}

/** JSON that cannot end the element that it stands in. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Robots keep nothing of a page that says this. */
export const noindex = '<meta name="robots" content="noindex">'

function headTags({ title, description, found }: Head, shell: string): string {
  const named = [`<title>${escape(title)}</title>`, `<meta name="description" content="${escape(description)}">`]
  if (found === null) return [...named, shell.includes(noindex) ? '' : noindex].join('')
  const { canonical, image, siteName, structured } = found
  const og = { type: 'website', locale: 'ru_RU', site_name: siteName, title, description, url: canonical, image }
  return [
    ...named,
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...Object.entries(og).map(([name, value]) => `<meta property="og:${name}" content="${escape(value)}">`),
    ...structured.map((one) => `<script type="application/ld+json">${json(one)}</script>`),
  ].join('')
}

/** Pictures that the first screen's styles draw are found by the browser only when it lays the page out; this fetches them before. */
const picturesOf = (styles: string) => [
  ...new Set(
    [...styles.matchAll(/url\(['"]?(\/[^'")]+\.(?:svg|png|jpe?g|webp|avif))['"]?\)/g)].map(([, file = '']) => file),
  ),
]
const preloadPicture = (file: string) => `<link rel="preload" as="image" fetchpriority="high" href="${file}">`

type Parts = {
  head: Head
  html: string
  prerendered: Prerendered
  prerenderedId: string
  files: readonly string[]
  styles: string
}

/** What makes a page work gives way to what is read. */
const patient = (shell: string) =>
  replaced(
    shell,
    /<(script type="module"|link rel="(?:modulepreload|stylesheet)")/g,
    (found) => `${found} fetchpriority="low"`,
  )

/**
 * The page of the application answers where no page was prerendered: in the account, in previews and where there is nothing; robots keep
 * none of it. `files` are fetched beside the entry, which asks for them.
 */
export const shellDocument = (shell: string, files: readonly string[]): string =>
  replaced(
    shell,
    '</head>',
    () =>
      `${shell.includes(noindex) ? '' : noindex}${files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')}</head>`,
  )

/**
 * What is drawn before its last part has come would move under the eye: nothing is seen until what stands after it, which `lastId` names,
 * has come too. A network that lets one wait for longer shows what it has brought.
 */
const wholeAtOnce = (lastId: string) =>
  `@keyframes whole{to{visibility:visible}}html[data-deferred] #app:not(:has(~#${lastId})){visibility:hidden;animation:whole .01ms 4s forwards}`

/** How the source is indented counts in the first answer. */
const betweenTags = />\s+</g

const sheet = /<link rel="stylesheet"[^>]*>/

/** The faces of the portal's type, beside the sheet: a page that is told of the same faces twice takes them for others and is laid out anew. */
export const facesFile = 'fonts/golos-text.css'
const faces = new RegExp(`<link rel="stylesheet" href="/${facesFile}"[^>]*>`)

/**
 * A prerendered page, out of the page of the application: its head, its content, what it was made of, and the styles that its
 * first screen needs; the whole sheet comes after the content, so that nothing waits for it.
 */
export function pageDocument(shell: string, { head, html, prerendered, prerenderedId, files, styles }: Parts): string {
  let link = ''
  const withoutFaces = replaced(shell, faces, () => '')
  const withoutSheet = replaced(patient(withoutFaces).replace(betweenTags, '><'), sheet, (found) => {
    link = found
    return ''
  })
  const data = `<script type="application/json" id="${prerenderedId}" data-files="${files.map((file) => `/${file}`).join(' ')}">${json(prerendered)}</script>`
  const parts: [wanted: string | RegExp, put: () => string][] = [
    ['<html ', () => '<html data-deferred '],
    [/<title>.*?<\/title>/s, () => ''],
    [/<meta name="description"[^>]*>/, () => ''],
    [
      '</head>',
      () =>
        `${headTags(head, shell)}${picturesOf(styles).map(preloadPicture).join('')}<style>${wholeAtOnce(prerenderedId)}${styles}</style></head>`,
    ],
    ['<div id="app"></div>', () => `<div id="app">${html}</div>`],
    ['</body>', () => `${data}${link}</body>`],
  ]
  return parts.reduce((page, [wanted, put]) => replaced(page, wanted, put), withoutSheet)
}
