import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findCmsRoute } from '#domain/cms-routes.ts'
import { PageContent } from '#domain/content.ts'
import { locationOf } from '#routes/location-of.ts'
import { catalogue, fileOf } from '#test/sandbox/content/documents/catalogue.ts'
import { mediaOf } from '#test/sandbox/content/media.ts'
import { news } from '#test/sandbox/content/news/items.ts'
import { allPages, publishedPage } from '#test/sandbox/content/pages.ts'
import { cmsRoutes } from '#test/sandbox/content/routes.ts'
import { questions } from '#test/sandbox/content/site/questions.ts'
import { unwritable } from '#test/sandbox/pdf/arial.ts'
import { addressesIn, everyBlock, filesIn, seen, textsIn } from './content-walk.ts'

const pages = allPages.flatMap(({ id }) => publishedPage(id, 'НПФ «Причал»') ?? [])
const pageOf = (id: string) => pages.find((page) => page.id === id)
const templatesOf = (id: string) => pageOf(id)?.blocks.map(({ template }) => template)

/** The forty of the contract. */
const templates = new Set(
  (
    'main info contacts nav documentList documentGroups newsList newsArticle cards investStructure issuers richText historyCarousel tabs accordion ' +
    'requestForm supportForm pensionCalculator cashFlow reports mapsLink officeMap bondDuration joining rating savingTable steps keyFigures table ' +
    'columns section image video button alert person partners disclosureTree requisites paymentSchemes'
  ).split(' '),
)

/** Addresses of requirements 2.1-01 to 2.1-14, the page of each, and its blocks in their order. */
const routes: readonly [path: string, id: string, blocks: string][] = [
  ['/', 'home', 'main keyFigures cards pensionCalculator savingTable newsList accordion requestForm'],
  ['/about/fund', 'about-fund', 'main richText historyCarousel keyFigures cards documentGroups partners'],
  ['/about/investing', 'about-investing', 'main richText tabs documentList alert'],
  ['/corporate/company', 'corporate-company', 'main cards steps columns paymentSchemes requestForm'],
  ['/corporate/tax', 'corporate-tax', 'main richText table documentList requestForm'],
  ['/forme', 'forme', 'main cards paymentSchemes pensionCalculator steps requestForm accordion requestForm'],
  ['/pds', 'pds', 'main newsList table info documentList'],
  ['/support', 'support', 'main accordion info supportForm'],
  ['/contacts', 'contacts', 'main contacts mapsLink requisites supportForm'],
  ['/news', 'news', 'main newsList'],
  ['/map', 'map', 'main officeMap contacts'],
  ['/about/rascr_info', 'rascr-info', 'main disclosureTree documentGroups'],
  ['/docs/userconvention/', 'userconvention', 'richText button'],
]

/** Nothing where the portal has what the address names. */
function missing(address: string): string[] {
  if (!address.startsWith('/')) return []
  const { pathname, hash } = new URL(address, 'https://portal.example')
  if (pathname.startsWith('/cms/files/'))
    return (fileOf(pathname.slice(11)) ?? mediaOf(pathname.slice(11))) ? [] : [address]
  const route = findCmsRoute(cmsRoutes, pathname)
  if (!route) return locationOf({ pathname, search: '', hash }).page === null ? [address] : []
  const anchors = everyBlock(pageOf(route.id)?.blocks ?? [])
    .filter(({ label }) => label !== null)
    .map(({ id }) => `#${id}`)
  return hash === '' || anchors.includes(hash) ? [] : [address]
}

describe('pages of the content service', () => {
  it('each public route has its page of its blocks', () => {
    const found = routes.map(([path]) => ({ path, route: findCmsRoute(cmsRoutes, path) }))
    expect(found.map(({ path, route }) => ({ path, id: route?.id, pageNeedAuth: route?.pageNeedAuth }))).toEqual(
      routes.map(([path, id]) => ({ path, id, pageNeedAuth: false })),
    )
    for (const [path, id, blocks] of routes) expect(templatesOf(id)?.join(' '), path).toBe(blocks)
  })

  it('returns, structure, issuers, ratings and terms each have a tab', () => {
    const tabs = everyBlock(pageOf('about-investing')?.blocks ?? []).find(({ template }) => template === 'tabs')
    expect(
      Object.entries(tabs?.slots ?? {}).map(([name, inside]) => ({ name, template: inside[0]?.template })),
    ).toEqual([
      { name: 'tab:structure', template: 'investStructure' },
      { name: 'tab:issuers', template: 'issuers' },
      { name: 'tab:ratings', template: 'rating' },
      { name: 'tab:duration', template: 'bondDuration' },
      { name: 'tab:results', template: 'savingTable' },
    ])
  })

  it('addresses with a hash name a block of the page', () => {
    expect(['/support#form', '/#calc', '/corporate/company#request'].flatMap(missing)).toEqual([])
    expect(missing('/support#nothing')).toEqual(['/support#nothing'])
  })

  it('are what the portal reads, of templates that there are', () => {
    expect(templates.size).toBe(40)
    for (const page of pages) {
      expect(z.safeParse(PageContent, page).error, page.id).toBeUndefined()
      expect(
        everyBlock(page.blocks)
          .map(({ template }) => template)
          .filter((name) => !templates.has(name)),
        page.id,
      ).toEqual([])
      const ids = everyBlock(page.blocks).map(({ id }) => id)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page.id,
      ).toEqual([])
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  })

  it('lead only where there is something', () => {
    for (const { id, blocks } of pages) {
      expect(addressesIn(blocks).flatMap(missing), id).toEqual([])
      expect(
        filesIn(blocks).filter((file) => !fileOf(file) && !mediaOf(file)),
        id,
      ).toEqual([])
    }
  })

  it('of the site have titles of their own and a description of a length that search engines show', () => {
    const shown = [...routes.map(([, id]) => id), 'personal-data-policy', 'information-protection'].flatMap(
      (id) => pageOf(id) ?? [],
    )
    expect(new Set(shown.map(({ seo }) => seo.title)).size).toBe(15)
    expect(
      shown
        .filter(
          ({ seo: { description } }) =>
            description.length < 120 || description.length > 160 || !description.endsWith('.'),
        )
        .map(({ id }) => id),
    ).toEqual([])
  })
})

describe('words of the content service', () => {
  const lines = pages.flatMap((page) =>
    textsIn([page.title, page.seo, page.blocks.map((block) => everyBlock([block]).map(({ params }) => params))])
      .flatMap((text) => seen(text).split('\n'))
      .map((line) => ({ page: page.id, line })),
  )
  const written = [
    ...lines,
    ...catalogue.flatMap(({ id, title, sections }) => textsIn([title, sections]).map((line) => ({ page: id, line }))),
  ]
  const faulty = (among: typeof lines, fault: RegExp) => among.filter(({ line }) => fault.test(line))

  it.each<[string, RegExp]>([
    ['two spaces together', / {2}/],
    ['straight quotes', /["']/],
    ['a hyphen for a dash', /(^|\s)-\s/],
    ['a space before a stop', / [,.;:!?)»]/],
    ['a word twice', /(?<![а-яё])([а-яё]{2,}) \1(?![а-яё])/i],
  ])('have nowhere %s', (_, fault) => {
    expect(faulty(written, fault)).toEqual([])
  })

  it.each<[string, RegExp]>([
    ['before a rouble and a per cent', / [₽%]|\d[₽%]/],
    ['after № and §', /[№§](?!\u00A0)/],
    ['inside numbers', /\d \d{3}(?!\d)/],
    [
      'between a day and its month',
      /\d (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)/,
    ],
    ['before a dash', /\S —/],
  ])('have an unbreakable space %s', (_, fault) => {
    expect(faulty(lines, fault)).toEqual([])
  })

  it('are enough: news, questions, documents of one to three pages that can be written', () => {
    expect(news.length).toBeGreaterThanOrEqual(12)
    expect(new Set(questions.map(({ id }) => id)).size).toBeGreaterThanOrEqual(20)
    expect(catalogue.length).toBeGreaterThanOrEqual(30)
    const sheets = catalogue.map(
      ({ id }) =>
        fileOf(id)
          ?.toString('latin1')
          .match(/\/Type \/Page /g)?.length ?? 0,
    )
    expect(sheets.filter((count) => count < 1 || count > 3)).toEqual([])
    expect(catalogue.flatMap(({ title, sections }) => textsIn([title, sections]).flatMap(unwritable))).toEqual([])
  })

  it.each<[string, RegExp]>([
    ['an insurance of the money without who and by which law', /застрахован/i],
    ['that nothing can be lost or delayed', /не\sпропад[уёе]т|без\sдолгих|вернём\sв\sлюбом\sслучае/i],
    ['a payment by card', /(?:взнос|внести|принимаются|пополн)[^.]{0,60}(?:банковской\sкарт|карт(?:ой|ы)\s)/i],
    [
      'assignees changed in the account',
      /в\s(?:личном\s)?кабинете[^.]{0,40}назыв[а-я]+\s(?:правопреемников|наследников)/i,
    ],
    ['a picture of the passport in the profile', /снимок[^.]{0,60}профил/i],
    ['returns that are aimed at', /(?:инфляция|ставка[^.]{0,20})\s[+−]\s?\d/i],
    ['a gender that the reader has to choose', /[а-яё]\(а\)/i],
    [
      'savings by the name of those of the obligatory insurance, unless it means these',
      /(?<!переведённ[а-я]{2,4}\s)пенсионн[а-я]+\sнакоплен[а-я]+(?![а-я]|,\sто\sесть\sденьги\sобязательного)/i,
    ],
    ['SMS in Latin letters', /\bsms\b/i],
    ['a supervision of what one does not supervise', /(?<!за\s)деятельность[^.]{0,20}\sнадзирает/i],
    [
      'a tax on contributions of who took the deduction alone',
      /с\sкоторых\sвы\sполучали\sвычет|если\sвы\sполучали\s(?:налоговый\s)?вычет/i,
    ],
    [
      'rules of a day later than that of checking',
      /(?:состоянию|редакции)\sна\s(?:ноябрь|октябрь|сентябрь|август|июль)\s2026/i,
    ],
  ])('say nowhere %s', (_, fault) => {
    expect(faulty(written, fault)).toEqual([])
  })

  it('name the agency and the law wherever they say what is guaranteed', () => {
    const told = written.filter(({ line }) => /2\s800\s000/.test(line))
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(
      told.filter(({ line }) => !/гарантирует\sАгентство\sпо\sстрахованию\sвкладов[^.]*158-ФЗ/.test(line)),
    ).toEqual([])
  })

  it('disclose who owns the fund, who checks it, who answers for the money, and to whom one complains', () => {
    const told = everyBlock(pageOf('rascr-info')?.blocks ?? [])
    const files = new Set(filesIn(told))
    const disclosed = catalogue
      .filter(({ id }) => files.has(id))
      .flatMap(({ title, sections }) => textsIn([title, sections]))
      .join('\n')
    for (const fact of [
      /под контролем которых он находится/,
      /саморегулируемой организации негосударственных пенсионных фондов/,
      /[Бб]азовый стандарт защиты прав/,
      /Ответственный актуарий/,
      /Аудитор/,
      /[Сс]пециализированный депозитарий/,
      /системе гарантирования прав участников/,
      /интернет-приёмная/,
      /финансовому уполномоченному/,
    ])
      expect(disclosed).toMatch(fact)
  })

  it('tell the certificate of the tax office the right way round, at the same rates', () => {
    const told = written.filter(({ line }) => /справк[^.]*вычет\sне\sиспользован/i.test(line))
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(told.filter(({ line }) => !/удерживает\s13\s%[^.]*если\sвы\sне\sпринесёте\sсправку/.test(line))).toEqual([])
    const rates = written.filter(({ line }) => /нерезидент/.test(line))
    expect(rates.length).toBeGreaterThanOrEqual(4)
    expect(rates.filter(({ line }) => !/13.%.*2.400.000.*15.%.*30.%/.test(line))).toEqual([])
  })

  it('give shares one limit in the balanced portfolio', () => {
    const limits = written.flatMap(({ line }) =>
      [...line.matchAll(/акции — не более (\d+)|Не больше (\d+).% в сбалансированном/gi)].map(
        ([, first, second]) => first ?? second,
      ),
    )
    expect(new Set(limits)).toEqual(new Set(['15']))
    const rows = everyBlock(pageOf('program-sever-memorandum')?.blocks ?? []).flatMap(
      ({ params }) => (params as { rows?: string[][] }).rows ?? [],
    )
    expect(rows.find(([name]) => name === 'Акции')?.[1]).toMatch(/15/)
  })
})
