import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mapAddress } from '#blocks/parts/map-links.tsx'
import { placed, area } from '#blocks/office-map/drawing.tsx'
import { sent as node, showBlocks } from './kit/content.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('contacts', () => {
  it('[2.7-01] are called, written to and found', async () => {
    await showBlocks(
      node(
        'contacts',
        {
          phones: [
            { label: 'Горячая линия', phone: '8 800 000-00-00' },
            { label: 'Приёмная', phone: '84950000001' },
          ],
          emails: ['info@fund.example'],
          addresses: [
            {
              title: 'Центральный офис',
              address: 'Москва, Пристань, 1',
              hours: 'Пн–Пт 9:00–18:00',
              lat: 55.75,
              lon: 37.61,
            },
          ],
          requisitesDocId: 'f-1',
        },
        { default: [node('richText', { html: '<p>и ещё</p>' })] },
      ),
    )
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Телефоны',
      'Электронная почта',
      'Адреса',
    ])
    expect(href('8 800 000-00-00')).toBe('tel:+78000000000')
    expect(href(/^\+7\s495\s000-00-01$/)).toBe('tel:+74950000001')
    expect(href('info@fund.example')).toBe('mailto:info@fund.example')
    expect(href(/^Яндекс Карты: Москва, Пристань, 1/)).toContain('37.61,55.75')
    expect(href(/Реквизиты фонда/)).toBe('/cms/files/f-1')
    expect(screen.getByText('Пн–Пт 9:00–18:00')).toBeTruthy()
    expect(screen.getByText('и ещё')).toBeTruthy()
  })

  it('[2.7-03] leave out what is unusable, and the headings of what is empty', async () => {
    await showBlocks(
      node('contacts', {
        phones: [{ label: 'Нет номера' }, null, { phone: '8 495 000-00-01 доб. 5' }],
        emails: ['not a mail'],
        addresses: 5,
      }),
    )
    expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['Телефоны'])
    expect(screen.getByText('8 495 000-00-01 доб. 5')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('Нет номера')).toBeNull()
  })

  it('[2.7-03] of nothing show nothing', async () => {
    expect((await showBlocks(node('contacts', {}))).text()).toBe('')
  })
})

describe('a link to maps', () => {
  it('[2.7-01] opens the maps that content names in a new tab, without a way back to this page', async () => {
    await showBlocks(
      node('mapsLink', {
        title: 'Как добраться',
        address: 'Москва, Пристань, 1',
        lat: 55.75,
        lon: 37.61,
        providers: ['2gis', 'google', '2gis'],
      }),
    )
    const link = screen.getByRole('link')
    expect(link.textContent).toBe('Открыть в\u00A02ГИС (откроется в новой вкладке)')
    expect({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    }).toEqual({ href: 'https://2gis.ru/geo/37.61,55.75', target: '_blank', rel: 'noopener' })
    expect(screen.getByRole('heading', { name: 'Как добраться' })).toBeTruthy()
    expect(screen.getByText('Москва, Пристань, 1')).toBeTruthy()
  })

  it('[2.7-03] looks for the address where there is no such point on the earth', async () => {
    await showBlocks(node('mapsLink', { address: 'Орёл & Ко', lat: 555, lon: 37 }))
    expect(href(/Яндекс/)).toBe(`https://yandex.ru/maps/?text=${encodeURIComponent('Орёл & Ко')}`)
    expect(href(/2ГИС/)).toBe(`https://2gis.ru/search/${encodeURIComponent('Орёл & Ко')}`)
    expect(mapAddress('yandex', { address: 'x', lat: 0, lon: 0 })).toContain('pt=0,0')
  })

  it('[2.7-03] is left out without an address', async () => {
    expect((await showBlocks(node('mapsLink', { title: 'Как добраться', lat: 1, lon: 2 }))).text()).toBe('')
  })
})

describe('a map of offices', () => {
  const moscow = {
    title: 'Москва',
    address: 'Пристань, 1',
    lat: 55.75,
    lon: 37.61,
    hours: 'Пн–Пт',
    phone: '8 495 000-00-01',
  }
  const kazan = { title: 'Казань', address: 'Причальная, 2', lat: 55.79, lon: 49.12 }

  it('[2.7-01] lists them, and draws them for the eye alone', async () => {
    const { container } = await showBlocks(node('officeMap', { offices: [moscow, { title: 'Без адреса' }, kazan] }))
    const told = screen.getAllByRole('listitem').map((office) => ({
      name: within(office).getByRole('heading').textContent,
      isCalled: within(office).queryByRole('link', { name: '8 495 000-00-01' }) !== null,
      links: within(office).getAllByRole('link').length,
    }))
    expect(told).toEqual([
      { name: 'Москва', isCalled: true, links: 3 },
      { name: 'Казань', isCalled: false, links: 2 },
    ])
    expect([...container.querySelectorAll('[aria-hidden=true] text')].map((each) => each.textContent)).toEqual([
      '1',
      '2',
    ])
  })

  it('[2.7-03] of one office draws nothing, of none is nothing', async () => {
    const one = await showBlocks(node('officeMap', { offices: [moscow] }))
    expect(one.container.querySelector('text')).toBeNull()
    one.unmount()
    expect((await showBlocks(node('officeMap', { offices: [] }))).text()).toBe('')
  })

  it('[2.7-01] keeps north up, east right and all points on the sheet', () => {
    const points = placed([moscow, kazan])
    const [fromWest, fromNorth] = [
      points.toSorted((one, other) => one.x - other.x),
      points.toSorted((one, other) => one.y - other.y),
    ]
    expect(fromWest).toEqual(points)
    expect(fromNorth).toEqual(points.toReversed())
    for (const { x, y } of placed([
      { lat: 54.7, lon: 20.5 },
      { lat: 43.1, lon: 131.9 },
      { lat: 69, lon: 33 },
    ])) {
      expect(x).toBeGreaterThanOrEqual(area.margin)
      expect(x).toBeLessThanOrEqual(area.width - area.margin)
      expect(y).toBeGreaterThanOrEqual(area.margin)
      expect(y).toBeLessThanOrEqual(area.height - area.margin)
    }
  })

  it('[2.7-03] puts offices of one point in the middle', () => {
    expect(placed([moscow, moscow])).toEqual(Array(2).fill({ x: area.width / 2, y: area.height / 2 }))
  })
})

describe('requisites', () => {
  const rows = [
    { name: 'ИНН', value: '7700000000', copyable: true },
    { name: 'Банк', value: 'Банк «Гавань»' },
    { name: 'КПП', value: '770001001', copyable: true },
  ]

  it('[2.7-01] are copied by keyboard, and it is said', async () => {
    const { user } = await showBlocks(node('requisites', { title: 'Реквизиты', rows, pdfFileId: 'f/2' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Реквизиты' })).toBeTruthy()
    expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual(['ИНН', 'Банк', 'КПП'])
    expect(screen.getAllByRole('button')).toHaveLength(2)
    await user.tab()
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Скопировано: ИНН'))
    expect(await navigator.clipboard.readText()).toBe('7700000000')
    expect(document.activeElement?.textContent).toBe('Скопировано: ИНН')
    await user.tab()
    await user.keyboard(' ')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Скопировано: КПП'))
    expect(screen.getByRole('button', { name: 'Скопировать: ИНН' })).toBeTruthy()
    expect(href(/Реквизиты одним файлом/)).toBe('/cms/files/f%2F2')
  })

  it('[2.7-03] that the browser will not copy stay to be copied by hand', async () => {
    const { user } = await showBlocks(node('requisites', { rows }))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
    await user.click(screen.getByRole('button', { name: 'Скопировать: КПП' }))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Не удалось скопировать: КПП'))
    expect(screen.getByText('770001001')).toBeTruthy()
  })

  it('[2.7-03] leave out a row without a value; of nothing are nothing', async () => {
    const some = await showBlocks(node('requisites', { rows: [{ name: 'БИК' }, ...rows] }))
    expect(screen.queryByText('БИК')).toBeNull()
    some.unmount()
    expect((await showBlocks(node('requisites', { title: 'Реквизиты', rows: [] }))).text()).toBe('')
  })
})
