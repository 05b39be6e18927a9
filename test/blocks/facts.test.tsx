import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { html, sent, showContent } from './kit/content.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

const button = (text: string) => sent('button', { text, href: '/lk' })
const textsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
const foreign = [
  'https://elsewhere.example/a.svg',
  '//elsewhere.example/a.svg',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  '/\\elsewhere.example',
  '',
]

describe('keyFigures', () => {
  it('[2.7-01] gives each figure its caption and the day that it is of', async () => {
    await showContent([
      sent('keyFigures', {
        items: [
          { value: 742318.55, unit: '₽', caption: 'Средний счёт', asOf: '2026-02-17' },
          { value: 12500, unit: 'клиентов', caption: 'Доверяют нам', asOf: '2025-12-31T00:00:00Z' },
          { value: -1.256, unit: '%', caption: 'Разница с инфляцией', asOf: '2025-12-31' },
          { value: '18,4', unit: 'млрд ₽', caption: 'Под управлением', asOf: '2025-12-31' },
        ],
      }),
    ])
    expect(textsOf('term')).toEqual(['Средний счёт', 'Доверяют нам', 'Разница с инфляцией', 'Под управлением'])
    expect(textsOf('definition')).toEqual(
      [
        '742 318,55 ₽',
        'на 17 февраля 2026',
        '12 500 клиентов',
        'на 31 декабря 2025',
        '−1,26 %',
        'на 31 декабря 2025',
        '18,4 млрд ₽',
        'на 31 декабря 2025',
      ].map((text) => expect.toSatisfy((shown: string) => shown.replaceAll('\u00A0', ' ') === text) as string),
    )
    expect(screen.getAllByText(/2025|2026/, { selector: 'time' })[1]?.getAttribute('datetime')).toBe('2025-12-31')
  })

  it('[2.7-03] leaves out figures without a value, words or a day, and stays away with none', async () => {
    const good = { value: 1, unit: '', caption: 'Хороший', asOf: '2026-01-01' }
    const bad = [
      null,
      { ...good, value: ' ' },
      { ...good, caption: '' },
      { ...good, asOf: '0001-01-01' },
      { ...good, asOf: undefined },
      { ...good, asOf: 'вчера' },
    ]
    const { unmount } = await showContent([sent('keyFigures', { items: [...bad, good] })])
    expect(textsOf('term')).toEqual(['Хороший'])
    unmount()
    const { container } = await showContent([sent('keyFigures', { items: bad })])
    expect(container.textContent).toBe('')
  })
})

describe('steps', () => {
  const items = [{ title: 'Заполните анкету', text: 'Пять минут' }, { title: ' ' }, { title: 'Подпишите договор' }]

  it('[2.7-01] are a numbered list with headings of the next level and an action', async () => {
    await showContent([
      sent('steps', { title: 'Как вступить', items, numbered: true }, { actions: [button('Вступить')] }),
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'Как вступить' })).toBeTruthy()
    expect(textsOf('listitem')).toEqual(['1Заполните анкетуПять минут', '2Подпишите договор'])
    expect(screen.getByRole('heading', { level: 3, name: 'Подпишите договор' })).toBeTruthy()
    expect(screen.getByRole('list').tagName).toBe('OL')
    expect(screen.getByRole('link', { name: 'Вступить' })).toBeTruthy()
  })

  it('[2.7-01] say no numbers where their order does not matter', async () => {
    await showContent([sent('steps', { items })])
    expect(textsOf('listitem')).toEqual(['Заполните анкетуПять минут', 'Подпишите договор'])
    expect(screen.getByRole('list').tagName).toBe('UL')
  })

  it('[2.7-03] show no title over nothing', async () => {
    const { container } = await showContent([sent('steps', { title: 'Как вступить', items: [{}] })])
    expect(container.textContent).toBe('')
  })
})

describe('table', () => {
  const params = {
    caption: 'Льготы работодателя',
    columns: ['Льгота', 'Доля', 'С какого дня'],
    stickyHeader: true,
    rows: [['Взнос', 12500.5, '2026-02-17'], ['Страхование', 6], 'не строка', []],
  }

  it('[2.7-01] is named by its caption and scrolls in a region that takes the focus', async () => {
    const { user } = await showContent([sent('table', params)])
    const region = screen.getByRole('region', { name: 'Льготы работодателя' })
    expect(within(region).getByRole('table', { name: 'Льготы работодателя' })).toBeTruthy()
    await user.tab()
    expect(document.activeElement).toBe(region)
  })

  it('[2.7-01] has heads of columns and rows, numbers and days as people write them, a dash where nothing is said', async () => {
    await showContent([sent('table', params)])
    expect(textsOf('columnheader')).toEqual(['Льгота', 'Доля', 'С какого дня'])
    expect(textsOf('rowheader')).toEqual(['Взнос', 'Страхование'])
    expect(textsOf('cell')).toEqual(['12\u00A0500,5', '17.02.2026', '6', '—'])
  })

  it('[2.7-03] of no rows or no columns stays away', async () => {
    const { container } = await showContent([
      sent('table', { ...params, rows: [5] }),
      sent('table', { ...params, columns: [] }),
    ])
    expect(container.textContent).toBe('')
  })
})

describe('image', () => {
  it('[2.7-01] is fetched when it comes near, with words for those who do not see it', async () => {
    await showContent([
      sent('image', { fileId: 'office-1.svg', alt: 'Офис у причала', caption: 'Москва, 2026', ratio: '4/3' }),
    ])
    const picture = screen.getByRole('img', { name: 'Офис у причала' })
    expect(picture.getAttribute('src')).toBe('/cms/files/office-1.svg')
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(within(screen.getByRole('figure')).getByText('Москва, 2026')).toBeTruthy()
  })

  it('[2.7-01] has the place of its ratio, however that is written', async () => {
    const pictures = ['4/3', '4:3', '4-3', '1:1', '5:9'].map((ratio) =>
      sent('image', { fileId: 'office-1.svg', alt: `Офис ${ratio}`, ratio }),
    )
    await showContent([...pictures, sent('image', { fileId: 'office-1.svg', alt: 'Офис', ratio: '16:9' })])
    const looks = screen.getAllByRole('img').map((picture) => picture.className)
    expect(new Set(looks.slice(0, 3)).size).toBe(1)
    expect(new Set([looks[0], looks[3], looks[5]]).size).toBe(3)
    expect(looks[4]).toBe(looks[5])
  })

  it('[2.7-01] may stand anywhere on this site', async () => {
    await showContent([
      sent('image', { src: '/pictures/a.webp', alt: 'а' }),
      sent('image', { src: '/b.webp', alt: 'б', ratio: 'огромная' }),
    ])
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it.each(foreign)('[2.7-03] is left out where its address is «%s»', async (src) => {
    const { container } = await showContent([
      sent('image', { src, alt: 'Чужая', caption: 'Чужая' }),
      sent('image', { fileId: '../x', alt: 'Чужая' }),
      sent('image', { fileId: 'a..b/x.svg', alt: 'Чужая' }),
    ])
    expect(container.textContent).toBe('')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each([undefined, '', 5])('[2.7-03] is left out where its words are %s', async (alt) => {
    await showContent([sent('image', { fileId: 'a', alt })])
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('person', () => {
  it('[2.7-01] has a name, a post, a life and a photo that says nothing twice', async () => {
    const { container } = await showContent([
      sent('person', { name: 'Анна Морская', post: 'Генеральный директор', photoId: 'p1', bio: 'В Фонде с 2009 года' }),
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'Анна Морская' })).toBeTruthy()
    expect(screen.getByText('Генеральный директор')).toBeTruthy()
    expect(screen.getByText('В Фонде с 2009 года')).toBeTruthy()
    const photo = container.querySelector('img')
    expect(photo?.getAttribute('src')).toBe('/cms/files/p1')
    expect(photo?.getAttribute('alt')).toBe('')
  })

  it.each([
    ['Анна Морская', 'АМ'],
    ['Анна Петровна Морская', 'АМ'],
    ['Морской Илья Петрович', 'МИ'],
    ['Анна', 'А'],
  ])('[2.7-03] the initials of %s are %s', async (name, initials) => {
    await showContent([sent('person', { name })])
    expect(screen.getByText(initials)).toBeTruthy()
  })

  it('[2.7-03] shows initials where there is no photo, or it does not come', async () => {
    const { container } = await showContent([sent('person', { name: 'Анна Морская', photoId: 'gone' })])
    const photo = container.querySelector('img')
    if (photo) fireEvent.error(photo)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('АМ')).toBeTruthy()
  })
})

describe('partners', () => {
  it('[2.7-01] are signs with names, some of which lead to their owners', async () => {
    await showContent([
      sent('partners', {
        title: 'Партнёры',
        logos: [
          { fileId: 'bank', alt: 'Банк «Волна»', href: 'https://bank.example/' },
          { src: '/logos/sea.svg', alt: 'Страховая «Море»', href: 'javascript:alert(1)' },
        ],
      }),
    ])
    expect(screen.getByRole('link', { name: 'Банк «Волна»' }).getAttribute('href')).toBe('https://bank.example/')
    expect(screen.getByRole('img', { name: 'Страховая «Море»' }).closest('a')).toBeNull()
    expect(screen.getByRole('list', { name: 'Партнёры' }).children).toHaveLength(2)
  })

  it('[2.7-03] without a sign that may be shown leave no title', async () => {
    const { container } = await showContent([
      sent('partners', {
        title: 'Партнёры',
        logos: [...foreign.map((src) => ({ src, alt: 'а' })), { fileId: 'a' }, null],
      }),
    ])
    expect(container.textContent).toBe('')
  })
})

describe('video', () => {
  const params = {
    src: '/films/a.mp4',
    poster: '/films/a.webp',
    title: 'Как устроен Фонд',
    transcriptHtml: '<p>Здравствуйте</p>',
    captionsSrc: '/films/a.vtt',
  }

  it('[2.7-01] is fetched when asked for, with captions, and its words are folded under it', async () => {
    const { container, user } = await showContent([sent('video', params)])
    const film = screen.getByLabelText('Как устроен Фонд')
    expect(film.getAttribute('preload')).toBe('none')
    expect(film.hasAttribute('controls')).toBe(true)
    expect(film.getAttribute('poster')).toBe('/films/a.webp')
    expect(film.querySelector('track[kind=captions]')?.getAttribute('src')).toBe('/films/a.vtt')
    expect(container.querySelector('details')?.open).toBe(false)
    await user.click(screen.getByText('Расшифровка видео'))
    expect(container.querySelector('details')?.open).toBe(true)
    expect(screen.getByText('Здравствуйте')).toBeTruthy()
  })

  it.each([
    ['transcriptHtml', ''],
    ['title', ''],
    ['src', 'https://elsewhere.example/a.mp4'],
  ])('[2.7-03] is left out where its %s is «%s»', async (name, value) => {
    const { container } = await showContent([sent('video', { ...params, [name]: value })])
    expect(container.textContent).toBe('')
  })

  it('[2.7-03] does without a poster and captions of another site', async () => {
    await showContent([sent('video', { ...params, poster: 'https://elsewhere.example/a.webp', captionsSrc: 5 })])
    const film = screen.getByLabelText('Как устроен Фонд')
    expect(film.hasAttribute('poster')).toBe(false)
    expect(film.querySelector('track')).toBeNull()
  })
})

it('[2.7-01] titles keep their order inside a section', async () => {
  await showContent([
    sent(
      'section',
      { title: 'О Фонде' },
      {
        default: [
          sent('steps', { title: 'Путь', items: [{ title: 'Шаг' }] }),
          sent('accordion', { title: 'Вопросы', items: [{ question: 'Когда?', answerHtml: '<p>Скоро</p>', id: 'q' }] }),
          ...html('<p>Конец</p>'),
        ],
      },
    ),
  ])
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 О Фонде',
    'H3 Путь',
    'H4 Шаг',
    'H3 Вопросы',
    'H4 Когда?',
  ])
})
