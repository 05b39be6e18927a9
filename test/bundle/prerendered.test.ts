import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { liteParts } from '#domain/lite.ts'
import { liteSections } from '#test/sandbox/content/lite-section.ts'
import { dist } from './manifest.ts'
import { canonicalOf, found, isSame, listed, open, pages, read } from './pages.ts'

const kilobyte = 1000
/** What one answer of a server holds before it has to wait for the client, in kB. */
const firstAnswer = 14

const wordOf = (flag: string) =>
  flag.replace(/Page$/, '').replace('pensionGuide', 'pension').replace('main', 'main-page')
const ofSections = [...liteSections.values()].flatMap(({ id, ...section }) =>
  Object.entries(section).flatMap(([flag, value]) =>
    typeof value === 'object' ? [{ address: `/lk/lite/${id}/${wordOf(flag)}`, exists: value.exists }] : [],
  ),
)

describe('prerendered pages', () => {
  it.each([
    ['2.1-01', '/'],
    ['2.1-02', '/about/fund'],
    ['2.1-03', '/about/investing'],
    ['2.1-04', '/corporate/company'],
    ['2.1-05', '/corporate/tax'],
    ['2.1-06', '/forme'],
    ['2.1-07', '/pds'],
    ['2.1-08', '/support'],
    ['2.1-10', '/contacts'],
    ['2.1-11', '/news'],
    ['2.1-12', '/map'],
    ['2.1-13', '/about/rascr_info'],
    ['2.1-14', '/docs/userconvention/'],
    ['2.2-18', '/lk/lite'],
    ['2.2-18', '/lk/lite/sever'],
  ])('[1-01, %s] %s is among them', (_, address) => {
    expect(pages.map(([made]) => made).some((made) => isSame(made, address))).toBe(true)
    expect(listed.some(({ pathname }) => isSame(pathname, address))).toBe(true)
  })

  it('[2.2-18, 3-19] so is every page that a section says it has, and no other', () => {
    const made = pages
      .map(([address]) => address)
      .filter((address) => address.split('/').length === 5 && address.startsWith('/lk/lite/'))
    expect(ofSections).toHaveLength(liteSections.size * liteParts.length)
    expect(made.sort()).toEqual(
      ofSections
        .filter(({ exists }) => exists)
        .map(({ address }) => address)
        .sort(),
    )
  })

  it.each(pages)('[1-01] %s is read without JavaScript, and says what it is', (_, file) => {
    const page = open(file)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('h1')?.textContent.trim()).not.toBe('')
    expect(page.querySelector('h1')?.textContent).not.toMatch(/не удалось/i)
    expect(page.querySelector('main')?.textContent.length).toBeGreaterThan(100)
    for (const waiting of page.querySelectorAll('main [aria-busy="true"]'))
      expect(waiting.nextElementSibling?.tagName).toBe('NOSCRIPT')
    expect(
      page.querySelectorAll('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])'),
    ).toHaveLength(0)
  })

  it.each(pages)('the layout of what heads %s does not wait', (_, file) => {
    const page = open(file)
    expect(page.documentElement.hasAttribute('data-deferred')).toBe(true)
    expect(page.querySelector('h1')?.closest('[data-lower]')).toBeNull()
  })

  it.each(['index.html', 'about/investing.html', 'support.html'])(
    'the layout of the lower blocks of %s waits',
    (file) => {
      expect(open(file).querySelectorAll('main [data-lower]').length).toBeGreaterThan(0)
    },
  )

  it.each(pages)('the headings of %s go down one level at a time', (_, file) => {
    const headings = [...open(file).querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const jumps = headings.filter(
      ({ tagName }, index) => Number(tagName[1]) > Number(headings[index - 1]?.tagName[1] ?? 0) + 1,
    )
    expect(headings[0]?.tagName).toBe('H1')
    expect(jumps.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it.each([...pages, ['app.html', 'app.html'] as const])('%s declares each face of the type once', (_, file) => {
    const page = open(file)
    const linked = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) =>
      read(new URL(link.getAttribute('href') ?? '', page.URL).pathname),
    )
    const written = [...page.querySelectorAll('style')].map(({ textContent }) => textContent)
    const faces = [...linked, ...written].flatMap((css) => css.match(/@font-face/g) ?? [])
    expect(faces).toHaveLength(4)
  })

  it.each(pages)('the first answer of %s holds it with its styles', (_, file) => {
    expect(statSync(path.join(dist, `${file}.br`)).size / kilobyte).toBeLessThanOrEqual(firstAnswer)
  })
})

describe('how pages are found and shared', () => {
  it.each(found)('%s says its title, what it is about, its address and its picture', (address, file) => {
    const page = open(file)
    const said = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect(page.title).toMatch(/^.{3,} — НПФ «Причал»$/)
    expect(said('description').length).toBeGreaterThan(20)
    expect(isSame(new URL(canonical).pathname, canonicalOf(address))).toBe(true)
    expect({ title: said('og:title'), description: said('og:description'), url: said('og:url') }).toEqual({
      title: page.title,
      description: said('description'),
      url: canonical,
    })
    expect(read(new URL(said('og:image')).pathname).length).toBeGreaterThan(0)
  })

  it('no two of them have the same title', () => {
    const titles = found.filter(([address]) => address === canonicalOf(address)).map(([, file]) => open(file).title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('[2.5-12] a page of a section is called by its own name and by that of the section', () => {
    expect(open('lk/lite/sever/payment.html').title).toBe('Выплаты — Пенсионная программа «Север» — НПФ «Причал»')
    expect(open('lk/lite/sever.html').title).toBe('Пенсионная программа «Север» — НПФ «Причал»')
  })

  it('the map of the site names each of them once, by the address that it is found by', () => {
    expect(listed.map(({ pathname }) => pathname.replace(/(.)\/$/, '$1')).sort()).toEqual(
      found
        .map(([address]) => address)
        .filter((address) => address === canonicalOf(address))
        .sort(),
    )
  })

  it.each([...pages, ['app.html', 'app.html'] as const])('a demonstration keeps robots from %s', (_, file) => {
    expect([...open(file).querySelectorAll('meta[name=robots]')].map((meta) => meta.getAttribute('content'))).toEqual([
      'noindex',
    ])
  })

  it('[2.2-08] the page about a new version is none of them: it is only led to', () => {
    const page = open('lk/outdated.html')
    expect(page.title).toBe('Вышла новая версия портала — НПФ «Причал»')
    expect(page.querySelector('link[rel=canonical], meta[property^="og:"]')).toBeNull()
  })

  it.each(pages)('a demonstration says so in the foot of %s', (_, file) => {
    expect(open(file).querySelector('footer')?.textContent).toContain('Демонстрационный портал: данные вымышлены')
  })

  it('robots are let to the site and kept from the account, and from every address that was not prerendered', () => {
    expect(read('robots.txt')).toMatch(/Disallow: \/lk\n[^]*Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  })
})
