import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dist } from './manifest.ts'
import { canonicalOf, isSame, open, found } from './pages.ts'

const context = z.literal('https://schema.org')
const url = z.string().check(z.regex(/^https?:\/\/\S+$/))
const text = z.string().check(z.minLength(3))
const picture = z.strictObject({ '@type': z.literal('ImageObject'), url })
const publisher = { '@type': z.literal('Organization'), name: text, url, logo: picture }
const telephone = z.string().check(z.regex(/^\+7 \d{3} \d{3}-\d{2}-\d{2}$/))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/))

/** What search engines require of each kind, and nothing besides what the portal says. */
const kinds = z.discriminatedUnion('@type', [
  z.strictObject({
    '@context': context,
    ...publisher,
    telephone,
    contactPoint: z.strictObject({
      '@type': z.literal('ContactPoint'),
      telephone,
      contactType: text,
      areaServed: z.literal('RU'),
      availableLanguage: z.literal('ru'),
    }),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: url }))
      .check(z.minLength(2)),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('NewsArticle'),
    headline: z.string().check(z.minLength(3), z.maxLength(110)),
    description: text,
    image: url,
    inLanguage: z.literal('ru'),
    datePublished: day,
    dateModified: day,
    mainEntityOfPage: url,
    author: z.strictObject(publisher),
    publisher: z.strictObject(publisher),
  }),
])
const toldBy = (file: string) =>
  [...open(file).querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    kinds.parse(JSON.parse(textContent)),
  )
const typesOf = (file: string) => toldBy(file).map((one) => one['@type'])
const trailOf = (file: string) =>
  toldBy(file).flatMap((one) => (one['@type'] === 'BreadcrumbList' ? one.itemListElement : []))

describe('what search engines are told in their own words', () => {
  it.each(found)('%s tells what it is, in the shapes that they require', (address, file) => {
    expect(typesOf(file)).toEqual(expect.arrayContaining([address === '/' ? 'Organization' : 'BreadcrumbList']))
    const trail = trailOf(file)
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
    if (address !== '/') expect(isSame(new URL(trail.at(-1)?.item ?? '').pathname, canonicalOf(address))).toBe(true)
  })

  it('[1-02] the fund with its logo and its telephone', () => {
    const [fund] = toldBy('index.html')
    expect(fund).toMatchObject({ name: 'НПФ «Причал»', telephone: '+7 800 000-00-00' })
    const logo = fund?.['@type'] === 'Organization' ? fund.logo.url : ''
    expect(statSync(path.join(dist, new URL(logo).pathname)).size).toBeGreaterThan(0)
  })

  it('[2.1-08] questions where they are answered', () => {
    const told = toldBy('support.html').flatMap((one) => (one['@type'] === 'FAQPage' ? one.mainEntity : []))
    const asked = told.map(({ name }) => name)
    expect(asked.length).toBeGreaterThan(5)
    for (const name of asked) expect(open('support.html').querySelector('main')?.textContent).toContain(name)
  })

  it.each(found.filter(([address]) => address.startsWith('/news/')))(
    '[2.1-11] %s is a piece of news of its day',
    (_, file) => {
      const news = toldBy(file).flatMap((one) => (one['@type'] === 'NewsArticle' ? [one] : []))
      const page = open(file)
      expect(news.map(({ headline, datePublished }) => ({ headline, datePublished }))).toEqual([
        {
          headline: page.querySelector('h1')?.textContent,
          datePublished: page.querySelector('article time')?.getAttribute('datetime'),
        },
      ])
      expect(
        trailOf(file)
          .map(({ item }) => new URL(item).pathname)
          .slice(0, 2),
      ).toEqual(['/', '/news'])
    },
  )

  it('[2.2-18] the way to a page of a holding', () => {
    expect(
      trailOf('lk/lite/sever/payment.html').map(({ name, item }) => ({ name, path: new URL(item).pathname })),
    ).toEqual([
      { name: 'НПФ «Причал»', path: '/' },
      { name: 'Программы работодателей', path: '/lk/lite' },
      { name: 'Пенсионная программа «Север»', path: '/lk/lite/sever' },
      { name: 'Выплаты', path: '/lk/lite/sever/payment' },
    ])
  })
})
