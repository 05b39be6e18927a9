import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { dist } from './manifest.ts'

export const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8')

/** The addresses of the map of the site. */
export const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

const plain = (pathname: string) => pathname.replace(/\/$/, '') || '/'
const addressOf = (file: string) =>
  `/${file
    .replace(/\\/g, '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`

/** Every prerendered page: its address and its file. */
export const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'app.html')
  .map((file) => [addressOf(file), file] as const)

/** Those that somebody may look for. */
export const found = pages.filter(([address]) => address !== '/lk/outdated')

/** The address by which this one is found: the section's own for the page that it opens with. */
export const canonicalOf = (address: string): string => address.replace(/\/main-page$/, '')

const opened = new Map<string, Document>()

/** The page as a robot reads it. */
export function open(file: string): Document {
  const page = opened.get(file) ?? new JSDOM(read(file), { url: 'https://portal.example/' }).window.document
  opened.set(file, page)
  return page
}

export const isSame = (one: string, other: string): boolean => plain(one) === plain(other)
