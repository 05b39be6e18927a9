import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { dist } from './manifest.ts'

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
const pages = listed.map(({ pathname }) => [pathname, pathname === '/' ? 'index.html' : `${pathname.replace(/^\/|\/$/g, '')}.html`] as const)
/** What one answer of a server holds before it has to wait for the client, in bytes. */
const firstAnswer = 14 * 1024

const open = (file: string) => new JSDOM(read(file), { url: 'https://portal.example/' }).window.document

describe('pages that are made ahead', () => {
  it.each([
    ['2.1-01', '/'], ['2.1-02', '/about/fund'], ['2.1-03', '/about/investing'], ['2.1-04', '/corporate/company'], ['2.1-05', '/corporate/tax'],
    ['2.1-06', '/forme'], ['2.1-07', '/pds'], ['2.1-08', '/support'], ['2.1-10', '/contacts'], ['2.1-11', '/news'], ['2.1-12', '/map'],
    ['2.1-13', '/about/rascr_info'], ['2.1-14', '/docs/userconvention/'],
  ])('[1-01, %s] %s is among them', (_, address) => {
    expect(listed.map(({ pathname }) => pathname.replace(/\/$/, ''))).toContain(address.replace(/\/$/, ''))
  })

  it.each(pages)('[1-01] %s is read without JavaScript, and says what it is', (address, file) => {
    const page = open(file)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('h1')?.textContent.trim()).not.toBe('')
    expect(page.querySelector('main')?.textContent.length).toBeGreaterThan(100)
    for (const waiting of page.querySelectorAll('main [aria-busy="true"]')) expect(waiting.nextElementSibling?.tagName).toBe('NOSCRIPT')
    expect(page.title.length).toBeGreaterThan(5)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy()
    expect(new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname).toBe(address)
    for (const one of page.querySelectorAll('script[type="application/ld+json"]')) expect(JSON.parse(one.textContent)).toHaveProperty('@type')
    expect(page.querySelectorAll('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')).toHaveLength(0)
  })

  it.each(pages)('the first answer of %s holds it with its styles', (_, file) => {
    expect(statSync(path.join(dist, `${file}.br`)).size).toBeLessThanOrEqual(firstAnswer)
  })

  it('robots are let to the site and kept from the account', () => {
    expect(read('robots.txt')).toMatch(/Disallow: \/lk\n[^]*Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  })
})
