import { describe, expect, it } from 'vitest'
import { CmsRoute } from '#domain/content.ts'
import { locationOf } from '#routes/location-of.ts'
import { routes } from '#routes/table.ts'
import { cmsRoutes } from '#test/sandbox/content/routes.ts'

const at = (pathname: string) => locationOf({ pathname, search: '', hash: '' })
const five = ['default', 'login', 'lk-lite', 'npf-lk', 'online-joining']

describe('an address', () => {
  it('[2.3-01] has one of five layouts, whoever names it', () => {
    for (const { layout } of [...Object.values(routes), ...cmsRoutes]) expect(five).toContain(layout)
    const [known] = cmsRoutes
    for (const layout of five) expect(CmsRoute.parse({ ...known, layout }).layout).toBe(layout)
    expect(CmsRoute.parse({ ...known, layout: 'popup' }).layout).toBe('default')
  })

  it.each([
    ['/lk/lite', 'holdings', {}],
    ['/lk/lite/', 'holdings', {}],
    ['/lk/lite/payment', 'holdings', { part: 'payment' }],
    ['/lk/lite/sever', 'lite', { id: 'sever', part: '' }],
    ['/lk/lite/Север-2/main-page/', 'lite', { id: 'Север-2', part: 'main-page' }],
    ['/LK/lite/sever/PAYMENT', 'lite', { id: 'sever', part: 'PAYMENT' }],
    ['/lk/lite/sever/taxes', null, {}],
    ['/lk/lite/a%20b/payment', null, {}],
    ['/lk/lite/sever/payment/more', null, {}],
    ['/preview/litesection', 'previewLite', {}],
    ['/preview/page', 'previewPage', {}],
    ['/preview/portfolio', 'previewPortfolio', {}],
    ['/preview/program', 'previewProgram', {}],
    ['/preview/news', null, {}],
  ])('[2.2-18, 2.1-16] of a holding’s section or of a preview is known by its words: %s', (pathname, page, params) => {
    expect(at(pathname)).toMatchObject({ page, params, ...(page === null ? {} : { access: 'anyone' }) })
  })

  it.each([
    ['', 'redemption', 'redemptionWizard'],
    ['?v=draft-2', 'redemption', 'redemptionWizard'],
    ['?id=rs-7', 'filedRedemption', null],
  ])('[2.2-11] of a redemption with «%s» is that of the page %s', (search, page, flow) => {
    const found = locationOf({ pathname: '/lk/services/redemption-statement/', search, hash: '' })
    expect(found).toMatchObject({ page, flow, access: 'account', layout: 'npf-lk' })
  })

  it.each([
    ['/lk/sever/joining-statement', 'joining'],
    ['/lk/Север-2/joining-statement', 'joining'],
    ['/LK/sever/joining-statement/', 'joining'],
    ['/lk/%3Cb%3E/joining-statement', null],
    ['/lk/a%20b/joining-statement', null],
    [`/lk/${'a'.repeat(65)}/joining-statement`, null],
  ])('[2.3-08] is no page where its parameter cannot be one: %s', (pathname, page) => {
    expect(at(pathname).page).toBe(page)
  })
})
