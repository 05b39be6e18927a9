import type { Page } from '@playwright/test'
import { samples } from '#test/blocks/kit/samples.ts'
import { heading } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { payloads } from './payloads.ts'

/** Params that choose among what a template knows: a payload there is an unusable one, which trees of broken blocks show. */
const choices = new Set([
  'theme',
  'align',
  'tone',
  'kind',
  'variant',
  'ratio',
  'mode',
  'order',
  'chart',
  'periodType',
  'providers',
  'kinds',
  'key',
  'name',
  'begin',
  'end',
  'icon',
  'fields',
  'tabs',
])

const spoil = (value: unknown, payload: string, key = ''): unknown => {
  if (choices.has(key)) return value
  if (typeof value === 'string') return payload
  if (Array.isArray(value)) return value.map((one) => spoil(one, payload, key))
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner, payload, name)]))
    : value
}

/** A page of every template with the payload in each of its texts and links. */
const pageOf = (payload: string, mark: string) => ({
  id: 'contacts',
  type: 'page',
  version: '1',
  title: 'Проверка',
  layout: 'default',
  seo: { title: payload, description: payload },
  anchorNav: true,
  blocks: [
    ...[...samples.values()].map(({ template, params }, index) => ({
      id: `b${index}`,
      template,
      label: payload,
      params: spoil(params, payload),
      slots: {
        default: [{ id: `in${index}`, template: 'richText', label: null, params: { html: payload }, slots: {} }],
      },
    })),
    { id: 'mark', template: 'richText', label: null, params: { html: `<p>${mark}</p>` }, slots: {} },
  ],
})

/** The page with this payload takes the place of the one before, as it does for a reader who goes on: its files are there already. */
async function show(page: Page, payload: string, number: number) {
  const mark = `Страница ${number}`
  await page.unroute(/\/cms\/content\/page\/contacts/)
  await page.route(/\/cms\/content\/page\/contacts/, (route) => route.fulfill({ json: pageOf(payload, mark) }))
  const address = `/contacts?v=${number}`
  await (number === 1 ? page.goto(address) : page.evaluate((next) => history.pushState(null, '', next), address))
  await expect(page.getByRole('main').getByText(mark, { exact: true })).toBeAttached()
  await expect(heading(page)).toHaveCount(1)
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeHidden({ timeout: 15_000 })
}

const groups = Array.from({ length: Math.ceil(payloads.length / 12) }, (_, index) =>
  payloads.slice(index * 12, index * 12 + 12),
)

for (const [index, group] of groups.entries()) {
  test(`[2.7-08, 2.7-03] payloads ${index * 12 + 1} to ${index * 12 + group.length} of ${payloads.length}: nothing runs, leaves or covers`, async ({
    page,
    portal,
    complaints,
  }) => {
    test.setTimeout(180_000)
    complaints.tolerate(/Content Security Policy|404|ERR_|Failed to load|Refused|Not allowed to load/)
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== portal.origin) foreign.push(request.url())
    })
    page.on('dialog', (dialog) => {
      foreign.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (const [at, payload] of group.entries()) {
      await show(page, payload, at + 1)
      const seen = await page.evaluate(() => {
        const logo = document.querySelector('header a')
        const { x = 0, y = 0, width = 0, height = 0 } = logo?.getBoundingClientRect() ?? {}
        window.scrollTo(0, 0)
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return {
          ran: '__ran' in window,
          isLogoOnTop: top !== null && (logo?.contains(top) ?? false),
          intruders: document.querySelectorAll('main :is(iframe, object, embed, base, meta, style, link, script, math)')
            .length,
          path: location.pathname,
        }
      })
      expect
        .soft({ payload, ...seen })
        .toEqual({ payload, ran: false, isLogoOnTop: true, intruders: 0, path: '/contacts' })
    }
    expect(foreign).toEqual([])
  })
}
